import { expect, test } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { open } from '../support/browser/tab';

test.use({ contextOptions: { forcedColors: 'active' } });

const TRANSPARENT = 'rgba(0, 0, 0, 0)';

function readBorder(button: Locator): Promise<{ width: string; color: string }> {
  return button.evaluate((element) => {
    const { borderTopWidth, borderTopColor } = getComputedStyle(element);
    return { width: borderTopWidth, color: borderTopColor };
  });
}

test('buttons keep an edge in the colors of the operating system', async ({ page }) => {
  for (const [route, name] of [
    ['/api_media2/guide/tagging/', 'Run'],
    ['/openapi/', 'Try it'],
  ] as const) {
    await open(page, route);
    const { width, color } = await readBorder(
      page.locator('main button', { hasText: name }).first(),
    );
    expect(width, name).toBe('1px');
    expect(color, name).not.toBe(TRANSPARENT);
  }
});

test('the closed search of a phone shows its sign, not a part of its text', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/');
  const readOpacity = () =>
    page
      .locator('.navbar input')
      .evaluate((input) => getComputedStyle(input, '::placeholder').opacity);
  expect(await readOpacity()).toBe('0');
  await page.locator('.navbar input').focus();
  await expect.poll(readOpacity).toBe('1');
});

test('the page menu of a phone shows its sign, which has no text beside it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/api_media2/guide/tagging/');
  const [ground, sign] = await page
    .getByRole('button', { name: 'Copy page' })
    .evaluate((button) =>
      ['', '::before'].map((pseudo) => getComputedStyle(button, pseudo).backgroundColor),
    );
  expect(sign).not.toBe(TRANSPARENT);
  expect(sign).not.toBe(ground);
});

test('the home page shows the brackets of its tasks and which tab is chosen', async ({ page }) => {
  await open(page, '/');
  const readStyle = (element: Element, pseudo?: string) => {
    const { backgroundColor, borderBottomColor, textDecorationLine } = getComputedStyle(
      element,
      pseudo,
    );
    return { backgroundColor, borderBottomColor, textDecorationLine };
  };
  const mark = page.locator('[data-gloss] .bracket').first();
  const bracket = await mark.evaluate(readStyle, '::before');
  expect(bracket.borderBottomColor).not.toBe((await mark.evaluate(readStyle)).backgroundColor);
  expect(bracket.borderBottomColor).not.toBe(TRANSPARENT);
  const chosen = page.getByRole('tab', { selected: true }).first();
  expect((await chosen.evaluate(readStyle)).textDecorationLine).toBe('underline');
});

test('the words that a search found have the color of the text around them', async ({ page }) => {
  await open(page, '/search/?q=photo');
  const mark = page.locator('main mark').first();
  const readColor = (element: Element) => getComputedStyle(element).color;
  expect(await mark.evaluate(readColor)).toBe(await mark.locator('..').evaluate(readColor));
});
