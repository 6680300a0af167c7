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

test('at every width Try it is in the endpoint line, two Tab stops after the heading', async ({
  page,
}) => {
  for (const width of [360, 768, 1100, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    for (const id of ['analyze', 'listPhotoBanks', 'recommendPhotos']) {
      await open(page, `/openapi/#${id}`);
      const button = page.locator(`#${id} .call [data-try]`);
      await expect(button, `${width} px`).toBeInViewport({ ratio: 1 });
      const [line, { y }] = [page.locator(`#${id} .call`), (await button.boundingBox())!];
      const { y: top } = (await line.boundingBox())!;
      if (width > 1100) expect(y - top, `${id} at ${width} px`).toBeLessThan(20);
      await page.locator(`#${id} h3 a`).focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(button, `${width} px`).toBeFocused();
    }
  }
});

test('a long path breaks after a slash', async ({ page }) => {
  for (const width of [360, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/openapi/#recommendArticles');
    const lines = await page
      .locator('.openapi :is(.call .endpoint, figcaption) > code')
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

test('on a phone the heads of a request and of its response are one line each', async ({
  page,
}) => {
  await open(page, '/openapi/');
  for (const width of [320, 360, 414]) {
    await page.setViewportSize({ width, height: 740 });
    const heads = page.locator('#analyze .pair > figure > figcaption');
    const heights = await heads.evaluateAll((all) => all.map((head) => head.clientHeight));
    expect(Math.max(...heights), `${width} px`).toBeLessThan(50);
  }
});

test('a request keeps its lines, and its head is level with that of the response', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await open(page, '/openapi/#recommendPhotos');
  const pair = page.locator('#recommendPhotos .pair');
  await expect(pair.getByRole('combobox')).toBeVisible();
  const url = pair.getByText('media-api.geneea.com').first();
  expect(await url.evaluate((text) => text.getClientRects().length)).toBe(1);
  const heads = await pair
    .locator('figcaption')
    .evaluateAll((all) => all.map((head) => head.clientHeight));
  expect(new Set(heads).size).toBe(1);
});

test('the bar of a low window names the operation of the URL', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/openapi/#recommendPhotos');
  const name = await page.locator('#recommendPhotos h3').textContent();
  await expect(page.getByRole('button', { name: /^Operations/ })).toContainText(name!);
});

test('a request that its column cuts has a button that breaks its lines', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/openapi/#recommendPhotos');
  const request = page.locator('#recommendPhotos .pair > figure').first();
  const button = request.getByRole('button', { name: 'Wrap the request' });
  const isCut = () => request.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth);
  await expect(button).toBeVisible();
  expect(await isCut()).toBe(true);
  await button.click();
  expect(await isCut()).toBe(false);
  await button.click();
  expect(await isCut()).toBe(true);
  await page.setViewportSize({ width: 1920, height: 900 });
  await expect(button).toHaveCount(0);
});
