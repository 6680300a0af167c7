import { expect, test } from '@playwright/test';
import { startDevelopment } from '../../testing/start-development';
import type { Development } from '../../testing/start-development';
import { PLACES, typeQueries } from '../../testing/browser/search-box';

// One worker, one server: it takes as long to start as a build.
test.describe.configure({ mode: 'default' });

let development: Development;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  development = await startDevelopment();
});

test.afterAll(() => development?.stop());

test('in development queries of every product find the pages that they find in the built site', async ({
  page,
}) => {
  test.setTimeout(300_000);
  for (const reading of PLACES) await typeQueries(page, development.url, reading, 2);
});

test('in development the page of results searches too', async ({ page }) => {
  await page.goto(`${development.url}/search/?q=likePhotoId`);
  await expect(page.locator('main ol li').first()).toContainText('likePhotoId');
});

test('in development a page opens by its URL and by a link', async ({ page }) => {
  await page.goto(`${development.url}/genja/filters/text/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Text filters');
  await page.locator('.pagination-nav__link--next').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Number filters');
});
