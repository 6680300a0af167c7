import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { shows } from '../support/browser/annotate';
import { open } from '../support/browser/tab';

test.describe('the menu of a phone, by keyboard', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('opens at its first button, keeps the focus inside, and Escape leads back', async ({
    page,
  }) => {
    shows('The menu keeps the focus, and Escape closes it');
    await open(page, '/api_media2/quick/');
    const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeFocused();

    const links = page.locator('.navbar-sidebar').locator('a[href], button');
    const count = await links.evaluateAll(
      (all) => all.filter((link) => link.checkVisibility() && !link.closest('[inert]')).length,
    );
    const reached = new Set<string | undefined>();
    for (let step = 0; step < count * 2; step += 1) {
      await page.keyboard.press('Tab');
      reached.add(await describeFocus(page));
    }
    // Between the last and the first control the browser itself has its turn.
    reached.delete(undefined);
    expect([...reached].filter((element) => element?.startsWith('outside'))).toEqual([]);
    expect(reached.size).toBeGreaterThanOrEqual(count);

    await page.keyboard.press('Escape');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await describeFocus(page)).toMatch(/^outside/);
  });

  test('shows the page that is open', async ({ page }) => {
    await open(page, '/api_media2/reference/PhotoData/');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(
      page.locator('.navbar-sidebar').getByRole('link', { name: 'PhotoData', exact: true }),
    ).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: '← Back to main menu' })).toBeInViewport({
      ratio: 1,
    });
  });

  test('has no stop at the heading of a group', async ({ page }) => {
    await open(page, '/api_media2/guide/tagging/');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const heading = page.locator('.navbar-sidebar .menu__group a', { hasText: /^Recommend$/ });
    await expect(heading).toBeVisible();
    await expect(heading).not.toHaveAttribute('tabindex');
  });

  test('closes by its button, and a link of it leads to its page', async ({ page }) => {
    shows(
      'The menu closes on navigation',
      "The secondary panel shows the docs sidebar; '← Back to main menu'",
      "'Toggle navigation bar', 'Close navigation bar'",
    );
    await open(page, '/api_media2/quick/');
    const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
    const menu = page.locator('.navbar-sidebar');
    await toggle.press('Enter');
    await expect(menu.getByRole('link', { name: 'Quick start' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Interactive API reference' })).toBeVisible();
    await page.getByRole('button', { name: 'Close navigation bar' }).press('Enter');
    await expect(toggle).toBeFocused();
    await expect(menu).toBeHidden();
    await toggle.press('Enter');
    await page.getByRole('button', { name: '← Back to main menu' }).press('Enter');
    await expect(menu.getByRole('link', { name: 'Media API' }).first()).toBeFocused();
    await page.getByRole('button', { name: 'Media API v2 →' }).press('Enter');
    await expect(menu.getByRole('link', { name: 'Overview' })).toBeFocused();
    await page.getByRole('button', { name: '← Back to main menu' }).press('Enter');
    await expect(menu.getByRole('list', { name: 'Documentation' })).toContainText('Knowledge base');
    await menu.getByRole('link', { name: 'Genja' }).first().press('Enter');
    await expect(page).toHaveURL(/\/genja\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Genja');
    await expect(menu).toBeHidden();
    // The page below the menu can be reached again.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  });
});

test('the buttons of code work by keyboard, and long lines scroll by arrows', async ({
  page,
  context,
}) => {
  shows('Keyboard: code blocks');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/api_media2/quick/');
  const block = page.locator('figure', { has: page.locator('pre:visible') }).first();
  const code = block.locator('pre');
  await block.getByRole('button', { name: 'Copy' }).press('Enter');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.trim()).toBe((await code.innerText()).trim());
  await code.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => code.evaluate((pre) => pre.scrollLeft)).toBeGreaterThan(0);
});

test('after a page change the keyboard starts again at the skip link', async ({ page }) => {
  shows('Keyboard: a page change starts again at the skip link');
  await open(page, '/api_media2/');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const link = sidebar.getByRole('link', { name: 'Quick start' });
  await link.press('Enter');
  await expect(page).toHaveURL(/\/quick\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start');
  await expect(page.locator('[role=status]', { hasText: 'Quick start' })).toBeAttached();
  await expect(link).not.toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
});

/** The control that has the focus, and where it is; undefined when no control has it. */
function describeFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return undefined;
    const area = focused.closest('.navbar-sidebar') ? 'inside' : 'outside';
    return `${area} ${focused.outerHTML.slice(0, 160)}`;
  });
}
