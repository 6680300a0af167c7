import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { open } from '../support/browser/tab';

const GUIDE = '/api_media2/guide/tagging/';

const listHeadings = (page: Page) => page.locator('article :is(h1, h2, h3)').allTextContents();

/** Counts the headings of the article at each change of the document. */
async function countHeadings(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const counts: number[] = [];
    (window as unknown as { counts: number[] }).counts = counts;
    new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent !== 'Semantic tagging') return;
      counts.push(document.querySelectorAll('article :is(h2, h3)').length);
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { counts: number[] }).counts);
}

test.describe('the screens of a page', () => {
  test('come one after the other when a link is followed, until all are there', async ({
    page,
  }) => {
    await open(page, GUIDE);
    const all = await listHeadings(page);
    await open(page, '/api_media2/guide/common/');
    const counts = await countHeadings(page);
    await page.locator(`nav[aria-label="Docs sidebar"] a[href="${GUIDE}"]`).click();
    await expect.poll(() => listHeadings(page)).toEqual(all);
    const seen = await counts();
    expect(seen.at(0)).toBeLessThan(seen.at(-1) ?? 0);
  });

  test('are all there at once where a link leads into the page', async ({ page }) => {
    await open(page, '/api_media2/guide/articles/');
    const counts = await countHeadings(page);
    await page.locator(`article a[href="${GUIDE}#paragraphs"]`).click();
    await expect(page.getByRole('heading', { name: 'Paragraphs', level: 2 })).toBeInViewport();
    expect(new Set(await counts()).size).toBe(1);
  });

  test('are all there at once on the way back, which ends at the old place', async ({ page }) => {
    await open(page, GUIDE);
    await page.getByRole('heading', { name: 'Next steps' }).scrollIntoViewIfNeeded();
    const position = await page.evaluate(() => window.scrollY);
    expect(position).toBeGreaterThan(3000);
    await page.getByRole('link', { name: 'Entities', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Entities/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Semantic tagging');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(position);
  });
});
