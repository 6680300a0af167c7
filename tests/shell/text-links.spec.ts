import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { collectDocuments, collectScripts, open } from '../support/browser/tab';

const GUIDE = '/api_media2/guide/tagging/';

const inText = (page: Page, href: string): Locator =>
  page.locator(`article a[href="${href}"]:visible`).first();

/** Follows a link that is added to the text. */
const followNew = (page: Page, href: string): Promise<void> =>
  page.evaluate((url) => {
    const link = document.createElement('a');
    link.href = url;
    document.querySelector('article')!.append(link);
    link.click();
  }, href);

// In prose, in a table, and a key of a JSON example, which is HTML of the build.
const LINKS = [
  ['p a', '/api_media2/reference/Analysis/', 'Analysis'],
  ['td a', '/api_media2/guide/languages/', 'Languages'],
  ['.code a.k', '/api_media2/reference/NlpRequest/#field-text', 'NlpRequest'],
] as const;

test('links are followed without a full load, and Back leads back', async ({ page }) => {
  await open(page, GUIDE);
  const documents = collectDocuments(page);
  for (const [selector, href, heading] of LINKS) {
    await page.locator(`article ${selector}[href="${href}"]:visible`).first().click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Semantic tagging');
  }
  expect(documents).toEqual([]);
});

test('the page of a link in the text is loaded once, when a reader reaches for it', async ({
  page,
}) => {
  await open(page, GUIDE);
  const scripts = collectScripts(page);
  const link = inText(page, '/api_media2/guide/languages/');
  await link.scrollIntoViewIfNeeded();
  expect(scripts).toEqual([]);
  await link.hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Languages');
  expect(new Set(scripts).size).toBe(scripts.length);
});

test('a link to the place that is being read adds nothing to the history', async ({ page }) => {
  await open(page, '/api_media2/reference/NlpRequest/#field-text');
  const before = await page.evaluate(() => window.history.length);
  await followNew(page, '/api_media2/reference/NlpRequest/#field-text');
  await expect(page.locator('#field-text')).toBeInViewport();
  expect(await page.evaluate(() => window.history.length)).toBe(before);
});
