import { expect, test } from '@playwright/test';
import { shows } from '../support/browser/annotate';
import { listViolations } from '../support/browser/axe';
import { open, watchShifts } from '../support/browser/tab';
import { AXE, FULL } from '../support/browser/tiers';

const HITS = 'main ol li';

test('the page of results reads query and product from the URL', async ({ page }) => {
  shows('/search/ reads q, ctx and version');
  await open(page, '/search/?q=sentiment&ctx=api_general');
  await expect(page.getByRole('main').getByLabel('Search all pages')).toHaveValue('sentiment');
  await expect(page.getByLabel('Product')).toHaveValue('api_general');
  await expect(page.locator(HITS).first()).toBeVisible();
  const urls = await page
    .locator(`${HITS} a`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(urls.every((url) => url?.startsWith('/api_general/'))).toBe(true);
});

test('the page shows twelve results at a time and counts all of them', async ({ page }) => {
  shows('At most 12 results on the page of results');
  await open(page, '/search/?q=cursor');
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText(/^First 12 of \d+ results$/);
  await expect(page.locator(HITS)).toHaveCount(12);
  const total = Number(/of (\d+)/.exec((await status.textContent())!)![1]);
  for (let shown = 12; shown < total; shown += 12) {
    await page.getByRole('button', { name: /^Show \d+ more$/ }).click();
    await expect(page.locator(HITS)).toHaveCount(Math.min(shown + 12, total));
    await expect(page.locator(HITS).nth(shown).getByRole('link').first()).toBeFocused();
  }
  await expect(page.getByRole('button', { name: /^Show/ })).toHaveCount(0);
  await expect(status).toHaveText(`${total} results`);
  const urls = await page
    .locator(`${HITS} > a`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(urls).size).toBe(total);
});

test('the results move nothing when they and their texts come', async ({ page }) => {
  const readShift = await watchShifts(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/search/?q=photo');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^First 12 of \d+/);
    expect(await readShift(), `${width} px`).toBeLessThan(0.02);
  }
});

test('going back from a hit leads to the same hits and place', async ({ page }) => {
  await open(page, '/search/?q=tag');
  // Until all snippets are there, the hits above still grow.
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^First 12 of \d+ results$/);
  for (const count of [24, 36]) {
    await page.getByRole('button', { name: /^Show \d+ more$/ }).click();
    await expect(page.locator(HITS)).toHaveCount(count);
  }
  const hit = page.locator(HITS).nth(30).getByRole('link').first();
  await hit.focus();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(600);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(page.locator(HITS)).toHaveCount(36);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  // Another query begins at the top, with its first twelve.
  await page.getByRole('main').getByLabel('Search all pages').fill('cursor');
  await expect(page.locator(HITS)).toHaveCount(12);
});

test(
  'an entry of several pages is one result, which links to each of them',
  FULL,
  async ({ page }) => {
    await open(page, '/search/?q=feats&ctx=api_media2');
    const result = page.locator(HITS).filter({ hasText: /^feats/ });
    await expect(result).toHaveCount(1);
    expect(await result.getByRole('link').count()).toBeGreaterThan(3);
    await result.getByRole('link').last().click();
    await expect(page).toHaveURL(/\/api_media2\/.+#field-feats$/);
  },
);

test('what is changed on the page is in URL and title, and going back restores it', async ({
  page,
}) => {
  await open(page, '/genja/');
  await open(page, '/search/?q=tag');
  await expect(page).toHaveTitle(/^tag – Search \|/);
  await page.getByLabel('Search all pages').fill('');
  await expect(page).toHaveTitle(/^Search \|/);
  await page.getByLabel('Search all pages').fill('loops');
  await expect(page).toHaveURL(/\/search\/\?q=loops$/);
  await expect(page).toHaveTitle(/^loops – Search \|/);
  await page.getByLabel('Product').selectOption('Genja');
  await expect(page).toHaveURL(/\/search\/\?q=loops&ctx=genja$/);
  await page.locator(`${HITS} a`).first().click();
  await expect(page).toHaveURL(/\/genja\/statements\/#loops$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/search\/\?q=loops&ctx=genja$/);
  await expect(page.locator(HITS).first()).toContainText('Loops');
});

test('a product that does not exist does not narrow the search, and is named', async ({ page }) => {
  await open(page, '/search/?q=likePhotoId&ctx=nonsense');
  await expect(page.getByText('There is no product “nonsense”.')).toBeVisible();
  await expect(page.locator(HITS).first()).toContainText('likePhotoId');
});

test('a version that does not exist is named, with a way on', FULL, async ({ page }) => {
  await open(page, '/search/?q=tag&version=no/such/');
  const note = page.getByText('There is no version “no/such” of this documentation.');
  await expect(note).toBeVisible();
  await expect(page.locator(HITS)).toHaveCount(12);
  await page.getByRole('link', { name: 'Search the current version' }).click();
  await expect(page).toHaveURL(/\/search\/\?q=tag$/);
  await expect(note).toHaveCount(0);
  await expect(page.locator(HITS)).toHaveCount(12);
});

test('an empty result offers the nearest names', async ({ page }) => {
  await open(page, '/search/?q=xqobjectfieldz');
  await expect(page.getByText('No results', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'returnObjectFields' }).click();
  await expect(page.getByLabel('Search all pages')).toBeFocused();
  await expect(page.locator(HITS).first()).toContainText('returnObjectFields');
});

test('the page is accessible, with results and without', AXE, async ({ page }) => {
  for (const url of ['/search/', '/search/?q=tag']) {
    await open(page, url);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    expect(await listViolations(page)).toEqual([]);
  }
});

test('without JavaScript the page lists all pages, and the box leads to it', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/gkb/');
  await page.getByRole('search', { name: 'Site' }).getByLabel('Search').fill('tag');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/\?q=tag$/);
  const links = page.getByRole('main').getByRole('link');
  expect(await links.count()).toBeGreaterThan(150);
  await expect(links.filter({ hasText: /^PhotosRequest$/ })).toHaveAttribute(
    'href',
    '/api_media2/reference/PhotosRequest/',
  );
  await context.close();
});
