import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { copySite } from '../support/copy-site';
import { startDevelopment } from '../support/start-development';
import type { Development } from '../support/start-development';
import { PLACES, typeQueries } from '../support/browser/search-box';

// One worker, one server: it takes as long to start as a build.
test.describe.configure({ mode: 'default' });

/** Its pages can be changed while other tests read those of the site. */
const COPY = path.resolve('site/.docusaurus/copy');

let development: Development;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  copySite(COPY);
  development = await startDevelopment(COPY);
});

test.afterAll(async () => {
  await development?.stop();
  rmSync(COPY, { recursive: true, force: true });
});

test('in development queries of every product find the pages that they find in the built site', async ({
  page,
}) => {
  test.setTimeout(600_000);
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

test('in development a page that is changed is shown again', async ({ page }) => {
  await page.goto(`${development.url}/gkb/glossary/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary');
  const file = path.join(COPY, 'content/gkb/glossary.mdx');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/\n---\n/, '$&\nA quibbleword is new here.\n'));
  await expect(page.getByText('A quibbleword is new here.')).toBeVisible();
});
