import { expect, test } from '@playwright/test';
import { shows } from '../support/browser/annotate';
import { open } from '../support/browser/tab';

test.describe('code blocks', () => {
  test('select their text when the clipboard is blocked', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await open(page, '/api_media2/quick/');
    const block = page.locator('figure', { has: page.locator('pre:visible') }).first();
    await block.getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'press Ctrl+C' })).toHaveCount(1);
    const selected = await page.evaluate(() => window.getSelection()?.toString().trim());
    expect(selected).toContain('curl');
  });

  test('break long lines on demand', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/api_media2/tutorials/newsroom/');
    const long = page.locator('pre:visible', { hasText: 'await' });
    const block = page.locator('figure', { has: long }).first();
    const code = block.locator('pre');
    const overflow = () => code.evaluate((pre) => pre.scrollWidth - pre.clientWidth);
    // The width of the window can reach the page a moment after it is loaded.
    await expect.poll(overflow).toBeGreaterThan(0);
    const wrap = block.getByRole('button', { name: 'Wrap' });
    await wrap.click();
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    expect(await overflow()).toBe(0);
  });

  test('offer to break lines, and take the focus, only where a line is too long', async ({
    page,
  }) => {
    await open(page, '/api_media2/quick/');
    for (const [width, isTooLong] of [
      [1280, false],
      [360, true],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      const block = page.locator('figure', { has: page.locator('pre:visible') }).first();
      await expect(block.getByRole('button', { name: 'Wrap' })).toHaveCount(Number(isTooLong));
      await expect(block.locator('pre[tabindex="0"]')).toHaveCount(Number(isTooLong));
    }
  });
});

test('language tabs work from the keyboard', async ({ page }) => {
  shows('Keyboard: tabs');
  await open(page, '/api_media2/guide/tagging/');
  await page.getByRole('tab', { name: 'cURL', exact: true }).first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const next = page.getByRole('tab', { name: 'JavaScript' }).first();
  await expect(next).toHaveAttribute('aria-selected', 'true');
});
