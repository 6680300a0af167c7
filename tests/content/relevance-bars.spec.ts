import { expect, test } from '@playwright/test';
import { readPixels } from '../support/browser/pixels';
import { open } from '../support/browser/tab';

test('a bar of relevance is filled over its whole height', async ({ page }) => {
  await open(page, '/');
  const meter = page.locator('meter').first();
  await meter.scrollIntoViewIfNeeded();
  const box = (await meter.boundingBox())!;
  const y = Math.ceil(box.y);
  const rows = await readPixels(page, { x: box.x + 20, y, width: 1, height: 5 });
  expect(new Set(rows.flat()).size).toBe(1);
  const [empty] = await readPixels(page, {
    x: box.x + box.width - 4,
    y: y + 2,
    width: 1,
    height: 1,
  });
  expect(empty).not.toEqual(rows[2]);
});
