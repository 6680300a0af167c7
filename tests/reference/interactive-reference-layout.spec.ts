import { expect, test } from '@playwright/test';
import { open } from '../support/browser/tab';

test('the first screen shows server, key and a first request beside the introduction', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/openapi/');
  for (const name of ['Server', 'Key', 'First request']) {
    const figure = page.locator('figure', { hasText: name }).first();
    await expect(figure).toBeInViewport({ ratio: 1 });
    expect((await figure.boundingBox())!.x, name).toBeGreaterThan(800);
  }
});

test('one operation can be printed alone', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => Object.assign(window, { isPrinted: true });
  });
  await open(page, '/openapi/');
  await page.locator('#analyze').getByRole('button', { name: 'Print' }).click();
  expect(await page.evaluate(() => 'isPrinted' in window)).toBe(true);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.operation').filter({ visible: true })).toHaveCount(1);
  await expect(page.locator('.openapi h1')).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('.openapi h1')).toBeVisible();
});

test('a long path breaks after a slash', async ({ page }) => {
  for (const width of [360, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/openapi/#recommendArticles');
    const lines = await page
      .locator('.openapi :is(.call, figcaption) > code')
      .evaluateAll((paths) =>
        paths.flatMap((path) => {
          const texts = [...path.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
          const range = document.createRange();
          return (
            texts
              // A line may also end at a space or a hyphen.
              .filter((text) => !/[ -]/.test(text.textContent ?? ''))
              .filter((text) => {
                range.selectNodeContents(text);
                return range.getClientRects().length > 1;
              })
              .map((text) => text.textContent)
          );
        }),
      );
    expect(lines, `${width} px`).toEqual([]);
  }
});

test('on a phone buttons and path of a request, and the head of a response, are one line each', async ({
  page,
}) => {
  await open(page, '/openapi/');
  const response = page.locator('#analyze figure', { hasText: 'Response' }).locator('figcaption');
  for (const width of [320, 360, 414]) {
    await page.setViewportSize({ width, height: 740 });
    for (const id of ['analyze', 'searchItems']) {
      const request = page.locator(`figure:has([data-try="${id}"]) figcaption`);
      const middles = await request.locator('button').evaluateAll((buttons) =>
        buttons.map((button) => {
          const { top, height } = button.getBoundingClientRect();
          return Math.round(top + height / 2);
        }),
      );
      expect(new Set(middles).size, `${id}, ${width} px`).toBe(1);
      const lines = await request.locator('code').evaluate((path) => {
        const range = document.createRange();
        range.selectNodeContents(path);
        return new Set([...range.getClientRects()].map(({ bottom }) => bottom)).size;
      });
      expect(lines, `${id}, ${width} px`).toBe(1);
    }
    const status = (await response.locator('.status').boundingBox())!;
    const copy = (await response.getByRole('button', { name: 'Copy' }).boundingBox())!;
    expect(copy.y, `${width} px`).toBeLessThan(status.y + status.height);
  }
});

test('the bar of a low window names the operation of the URL', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/openapi/#recommendPhotos');
  const name = await page.locator('#recommendPhotos h3').textContent();
  await expect(page.getByRole('button', { name: /^Operations/ })).toContainText(name!);
});
