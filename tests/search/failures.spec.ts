import { expect, test } from '@playwright/test';
import type { Page, Route } from '@playwright/test';
import { shows } from '../support/browser/annotate';
import { findBox, findOptions } from '../support/browser/search-box';
import {
  respondGone,
  breakUntilNextDocument,
  collectErrors,
  holdBack,
  open,
  PAGE_SCRIPTS,
  reload,
  settle,
} from '../support/browser/tab';
import { firstOf, FULL } from '../support/browser/tiers';

const NAMES = '**/assets/search/api_media2-names.*.json';
const TEXTS = '**/assets/search/api_media2-texts.*.json';

async function cutInHalf(route: Route): Promise<void> {
  const response = await route.fetch();
  const text = await response.text();
  await route.fulfill({ response, body: text.slice(0, text.length / 2) });
}

async function expectHits(page: Page): Promise<void> {
  await expect(findOptions(page).first()).toHaveAttribute('href', /#field-likePhotoId$/);
}

const FAILURES: [string, (route: Route) => Promise<void>, string][] = [
  ['fails', (route) => route.abort(), 'The search index could not be downloaded.'],
  ['is refused', (route) => route.fulfill({ status: 503 }), 'returned status 503.'],
  ['is cut off', cutInHalf, 'The download of the search index was incomplete.'],
];

for (const [index, [name, handle, message]] of FAILURES.entries()) {
  const title = `when the download of the index ${name}, the box says so and Retry helps`;
  test(title, firstOf(index), async ({ page }) => {
    await page.route(NAMES, handle);
    await page.goto('/api_media2/');
    await findBox(page).fill('likePhotoId');
    await expect(page.getByText(message)).toBeVisible();
    await page.unroute(NAMES);
    await findOptions(page).filter({ hasText: 'Retry' }).click();
    await expectHits(page);
    await expect(page.getByText(message)).toHaveCount(0);
  });
}

test('names are found while the texts are slow or missing', async ({ page }) => {
  await page.route(TEXTS, (route) => route.abort());
  await page.goto('/api_media2/');
  await findBox(page).fill('likePhotoId');
  await expect(page.getByText('The results may be incomplete.')).toBeVisible();
  await expectHits(page);
  await page.unroute(TEXTS);
  await findOptions(page).filter({ hasText: 'Retry' }).click();
  await findBox(page).fill('soft preferences');
  await expect(findOptions(page).first()).toHaveAttribute('href', /\/api_media2\/guide\/photos\//);
});

test(
  'a ring turns while the index loads slowly, and the hits appear by themselves',
  FULL,
  async ({ page }) => {
    shows('A loading ring shows meanwhile');
    const release = await holdBack(page, NAMES);
    await page.goto('/api_media2/');
    await findBox(page).fill('likePhotoId');
    const ring = page.getByRole('status', { name: 'Loading search' });
    await expect(ring).toBeVisible();
    await expect(page.getByText('Loading the search index')).toBeVisible();
    release();
    await expectHits(page);
    await expect(ring).toHaveCount(0);
  },
);

test('when the script of the search does not load, Retry loads it', FULL, async ({ page }) => {
  await open(page, '/api_media2/');
  await page.route(PAGE_SCRIPTS, (route) => route.abort());
  await findBox(page).fill('likePhotoId');
  await expect(page.getByText('Search did not load.')).toBeVisible();
  await page.unroute(PAGE_SCRIPTS);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(findBox(page)).toBeFocused();
  await findBox(page).fill('likePhotoId ');
  await expectHits(page);
});

test(
  'a hit opens without marks when the script that makes them does not load',
  FULL,
  async ({ page }) => {
    const errors = collectErrors(page);
    await open(page, '/api_media2/reference/PhotoConstraints/');
    await findBox(page).fill('likePhotoId');
    await expectHits(page);
    await settle(page);
    await page.route(PAGE_SCRIPTS, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.keyboard.press('Enter');
    await failed;
    await settle(page);
    await expect(page).toHaveURL(/\/PhotoConstraints\/#field-likePhotoId$/);
    expect(errors).toEqual([]);
  },
);

test(
  'after a new deploy a search that is gone comes when the page is loaded again',
  FULL,
  async ({ page }) => {
    shows('After a new deploy a search that is gone comes when the page is loaded again');
    await open(page, '/api_media2/');
    await breakUntilNextDocument(page, respondGone);
    await findBox(page).fill('likePhotoId');
    await reload(page, () => page.getByRole('button', { name: 'Reload the page' }).click());
    await findBox(page).fill('likePhotoId');
    await expectHits(page);
  },
);

test('the page of results says what failed, and Retry helps', async ({ page }) => {
  await page.route(NAMES, cutInHalf);
  await page.goto('/search/?q=likePhotoId');
  await expect(page.getByText('The download of the search index was incomplete.')).toBeVisible();
  await page.unroute(NAMES);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByLabel('Search all pages')).toBeFocused();
  await expect(page.locator('main ol li').first()).toContainText('likePhotoId');
});

test('the box recovers by itself when the connection returns', async ({ page, context }) => {
  await open(page, '/api_media2/');
  await context.setOffline(true);
  await findBox(page).fill('likePhotoId');
  await expect(page.getByText('Search did not load.')).toBeVisible();
  await context.setOffline(false);
  await expectHits(page);
  await expect(page.getByText('Search did not load.')).toHaveCount(0);
});
