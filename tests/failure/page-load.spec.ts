import { expect, test } from '@playwright/test';
import { shows } from '../support/browser/annotate';
import {
  respondGone,
  breakUntilNextDocument,
  collectDocuments,
  collectErrors,
  follow,
  open,
  PAGE_SCRIPTS,
  settle,
  watchRequests,
} from '../support/browser/tab';

test.describe('when a page does not load', () => {
  test('a page without its scripts stays readable, and its links work', async ({ page }) => {
    shows('A page whose scripts do not arrive stays readable, and its links work');
    await page.route(PAGE_SCRIPTS, (route) => route.abort());
    await page.goto('/genja/introduction/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unroute(PAGE_SCRIPTS);
    await follow(page, 'General API');
    await expect(page).toHaveURL(/\/api_general\/$/);
  });

  test('a page that fails to preload is loaded by the browser, once', async ({ page }) => {
    shows('A page that fails to preload makes the browser page reload');
    await open(page, '/gkb/');
    const documents = collectDocuments(page);
    await breakUntilNextDocument(page, (route) => route.abort());
    await follow(page, 'Genja');
    await expect(page).toHaveURL(/\/genja\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Genja');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    expect(documents).toEqual(['/genja/']);
  });

  test('reaching for a link that does not load says nothing yet', async ({ page }) => {
    shows('Preloading on hover fails in silence');
    const errors = collectErrors(page);
    await open(page, '/gkb/');
    const asked = page.waitForEvent('requestfailed');
    await page.route(PAGE_SCRIPTS, (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Genja' }).hover();
    await asked;
    await settle(page);
    expect(errors).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Knowledge base');
  });
});

test.describe('an old tab after a new deploy', () => {
  test('opens the next page again and goes on there without loading again', async ({ page }) => {
    shows('An old tab after a new deploy recovers by loading once');
    await open(page, '/gkb/');
    const documents = collectDocuments(page);
    // The new document brings the new names with it: its own files are there.
    await breakUntilNextDocument(page, respondGone);
    await follow(page, 'Genja');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Genja');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await follow(page, 'General API');
    await expect(page).toHaveURL(/\/api_general\/$/);
    expect(documents).toEqual(['/genja/']);
  });

  test('never loads in a loop, though the files stay away', async ({ page }) => {
    shows('An old tab after a new deploy never loads in a loop');
    await open(page, '/gkb/');
    const documents = collectDocuments(page);
    const { urls, finished } = watchRequests(page);
    await page.route(PAGE_SCRIPTS, respondGone);
    await follow(page, 'Genja');
    await expect(page).toHaveURL(/\/genja\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Genja');
    // The new document has asked for its own files, too, and has got none.
    const listGone = () => urls.slice(urls.findIndex((url) => url.endsWith('/genja/')));
    await expect.poll(() => listGone().some((url) => PAGE_SCRIPTS.test(url))).toBe(true);
    await finished();
    expect(documents).toEqual(['/genja/']);
    await follow(page, 'General API');
    await expect(page).toHaveURL(/\/api_general\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(documents).toEqual(['/genja/', '/api_general/']);
  });
});
