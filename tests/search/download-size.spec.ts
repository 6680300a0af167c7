import path from 'node:path';
import { expect, test } from '@playwright/test';
import { products } from '@docs/vendor';
import { findBox, findOptions } from '../support/browser/search-box';
import { open, settle, watchRequests } from '../support/browser/tab';
import { expectRecorded, weighFiles } from '../support/browser/weights';

test('the first result and the search of all products weigh at most 1% more than recorded', async ({
  page,
}) => {
  await open(page, '/api_media2/');
  const { urls: asked, finished } = watchRequests(page);
  await findBox(page).fill('likePhotoId');
  await expect(findOptions(page).first()).toHaveAttribute('href', /#field-likePhotoId$/);
  const isTexts = (url: string) => url.includes('-texts.index.');
  await expect.poll(() => asked.filter(isTexts).length).toBe(products.length);
  await finished();

  // The texts are asked for when the names are there, and names make the first result.
  const before = asked.slice(0, asked.findIndex(isTexts));
  expect(before.filter((url) => url.endsWith('.js')).length).toBeGreaterThanOrEqual(2);
  expect(before.filter((url) => url.includes('-names.index.'))).toHaveLength(1);
  expectRecorded(
    path.join(__dirname, 'download-sizes.json'),
    { 'the first result': weighFiles(before), 'the search of all products': weighFiles(asked) },
    'npx playwright test download-size --project=site',
    test.info(),
  );
});

test('the list of all pages downloads no index before the reader reaches for the search', async ({
  page,
}) => {
  const { urls: asked, finished } = watchRequests(page);
  await open(page, '/search/');
  await expect(page.getByRole('heading', { name: 'Genja' })).toBeVisible();
  await settle(page);
  await finished();
  const isIndex = (url: string) => url.includes('.index.');
  expect(asked.filter(isIndex)).toEqual([]);
  await page.getByLabel('Search all pages').focus();
  await expect.poll(() => asked.filter(isIndex).length).toBeGreaterThan(0);
});
