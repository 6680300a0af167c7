import { expect, test } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { open } from '../support/browser/tab';

/** From the end of a name to the mark beside it. */
async function measureGap(name: Locator, mark: Locator): Promise<number> {
  const [left, right] = [(await name.boundingBox())!, (await mark.boundingBox())!];
  return Math.round(right.x - left.x - left.width);
}

test('what is required is marked alike on type pages and at /openapi/', async ({ page }) => {
  await open(page, '/api_media2/reference/PhotosRequest/');
  const row = page.locator('#field-id');
  const mark = row.getByText('required', { exact: true });
  const gap = await measureGap(row.locator('th > code'), mark);
  const ground = await mark.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(ground).not.toBe('rgba(0, 0, 0, 0)');
  await open(page, '/openapi/#recommendPhotos.id');
  const other = page.locator('[id="recommendPhotos.id"]');
  const otherMark = other.getByText('required', { exact: true });
  expect(await measureGap(other.locator('dt code'), otherMark)).toBeGreaterThanOrEqual(gap);
  expect(await measureGap(other.locator('dt code'), otherMark)).toBeLessThan(gap + 6);
  await expect(otherMark).toHaveCSS('background-color', ground);
});

test('from 1,280 px a type has its example and the names of its fields beside the fields', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/api_media2/reference/PhotosRequest/');
  const example = page.locator('#example ~ figure');
  const row = page.locator('#field-cursor');
  await expect(page.locator('#field-id')).toBeInViewport();
  await page.getByRole('navigation', { name: 'On this page' }).getByText('cursor').click();
  await expect(row).toBeInViewport();
  await expect(row.getByText('Keep parameters while paging.')).toBeVisible();
  await expect(example).toBeInViewport();
  const { x, width } = (await row.boundingBox())!;
  expect((await example.boundingBox())!.x).toBeGreaterThan(x + width);
  await page.setViewportSize({ width: 360, height: 780 });
  expect((await example.boundingBox())!.x).toBeLessThan(30);
});

const LINKS = [
  ['/api_media2/reference/PhotosRequest/', '#field-id', '#field-id > th > a'],
  ['/api_media2/guide/tagging/', '#paragraphs', '#paragraphs > a'],
  ['/openapi/', '#analyze', '#analyze h3 > a'],
] as const;

for (const [route, hash, selector] of LINKS) {
  test(`the link of ${hash} leads there and copies its URL`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, route);
    const link = page.locator(selector);
    await link.hover();
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${hash}$`));
    await expect(page.getByRole('status').getByText('Link copied')).toHaveCount(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });
}
