import { expect, test } from '@playwright/test';
import { open } from '../support/browser/tab';

test('the link to a field shows on hover and on focus, and leads there', async ({ page }) => {
  await open(page, '/api_media2/reference/NlpRequest/');
  const row = page.locator('#field-analyses');
  const url = row.getByRole('link', { name: 'Direct link to analyses' });
  await expect(url).toHaveCSS('opacity', '0');
  await row.hover();
  await expect(url).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await url.focus();
  await expect(url).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#field-analyses$/);
});

test('a table of fields is a table for screen readers on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/api_media2/reference/Category/');
  const table = page.getByRole('table', { name: 'Fields of Category' });
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(table.getByRole('rowheader').first()).toContainText('taxonomy');
});

test('a long value breaks, and neither widens its table nor breaks the name', async ({ page }) => {
  await open(page, '/api_media2/reference/Tag/');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const name = page.locator('#field-gkbProperties th code');
    expect((await name.boundingBox())!.height).toBeLessThan(30);
    const table = page.getByRole('table', { name: 'Fields of Tag' });
    const [outer, inner] = await table.evaluate((element) => [
      element.parentElement!.getBoundingClientRect().right,
      element.getBoundingClientRect().right,
    ]);
    expect(inner).toBeLessThanOrEqual(outer! + 1);
  }
});
