import { expect, test } from '@playwright/test';
import { open } from '../../testing/browser/tab';

const FIELD = '/api_media2/reference/NlpRequest/#field-returnMentions';

test.describe('the permanent URLs of a field', () => {
  test('leads to its row, below the bar, and tints it', async ({ page }) => {
    await open(page, FIELD);
    const row = page.locator('#field-returnMentions');
    await expect(row).toBeInViewport();
    const bar = await page.locator('.navbar').boundingBox();
    const box = await row.boundingBox();
    expect(box!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height);
    const [tint, plain] = await Promise.all(
      ['#field-returnMentions', '#field-id'].map((id) =>
        page.locator(`${id} > td`).evaluate((cell) => getComputedStyle(cell).backgroundColor),
      ),
    );
    expect(tint).not.toBe(plain);
  });

  test('shows on hover and on focus', async ({ page }) => {
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

  test('works for a field of every kind of screen', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, FIELD);
    await expect(page.locator('#field-returnMentions')).toBeInViewport();
  });
});

test('a table of fields is a table for screen readers on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/api_media2/reference/Category/');
  const table = page.getByRole('table', { name: 'Fields of Category' });
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(table.getByRole('rowheader').first()).toContainText('taxonomy');
});
