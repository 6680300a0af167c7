import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import budgets from '../../benchmarks/budgets.json';
import { findBox, findOptions } from '../../testing/browser/search-box';
import { open, settle, watchRequests } from '../../testing/browser/tab';

const { firstResultBytes, allProductsBytes } = budgets.search;

/** Bytes of a file of the built site as they go over the wire. */
function measureBytes(url: string): number {
  return gzipSync(readFileSync(path.join('build', new URL(url).pathname))).length;
}

function sum(urls: string[]): number {
  return urls.reduce((total, url) => total + measureBytes(url), 0);
}

test('the first result and the search of all products cost no more than their budgets', async ({
  page,
}) => {
  await open(page, '/api_media2/');
  const { urls: asked, finished } = watchRequests(page);
  await findBox(page).fill('likePhotoId');
  await expect(findOptions(page).first()).toHaveAttribute('href', /#field-likePhotoId$/);
  const isTexts = (url: string) => url.includes('-texts.index.');
  await expect.poll(() => asked.filter(isTexts).length).toBe(5);
  await finished();

  // The texts are asked for when the names are there, and names make the first result.
  const before = asked.slice(0, asked.findIndex(isTexts));
  expect(before.filter((url) => url.endsWith('.js')).length).toBeGreaterThanOrEqual(2);
  expect(before.filter((url) => url.includes('-names.index.'))).toHaveLength(1);
  expect(sum(before)).toBeLessThanOrEqual(firstResultBytes);
  expect(sum(asked)).toBeLessThanOrEqual(allProductsBytes);
  test.info().annotations.push({ type: 'bytes', description: `${sum(before)}, ${sum(asked)}` });
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
