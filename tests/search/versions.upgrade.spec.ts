import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { shows } from '../support/browser/annotate';
import { findBox, findOptions, listHits, search } from '../support/browser/search-box';
import { test } from '../support/browser/options-site';

/** Genja has a current version and the version 1.0. */
const OLD = '/genja/1.0/';

/** The hits on the page of results. */
function listResults(page: Page): Promise<string[]> {
  return page
    .locator('main ol li a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

test('an old version is searched alone, with its own index', async ({ page }) => {
  shows('Each version has its own index', 'A frozen version is searched');
  const indexes: string[] = [];
  page.on('request', (request) => {
    const name = /assets\/search\/(.*)\.index\./.exec(request.url())?.[1];
    if (name !== undefined) indexes.push(name);
  });
  await page.goto(OLD);
  await search(page, 'staleWidget');
  await expect(findOptions(page).first()).toHaveAttribute('href', OLD);
  await expect.poll(() => indexes.sort()).toEqual(['genja-1.0-names', 'genja-1.0-texts']);
  await findBox(page).fill('freshWidget');
  await expect(page.getByText(/^No results/)).toBeVisible();
  expect(indexes).toHaveLength(2);
  await expect(findOptions(page).filter({ hasText: 'Genja today' })).toHaveCount(0);
});

test('the current version does not find the old one', async ({ page }) => {
  await page.goto('/genja/');
  await search(page, 'loops');
  await expect(findOptions(page).last()).toContainText('See all results');
  expect((await listHits(page)).every((url) => !url.startsWith(OLD))).toBe(true);
  expect((await listHits(page))[0]).toBe('/genja/loops/');
});

test('the links below the hits and Enter keep the version', async ({ page }) => {
  await page.goto(OLD);
  await search(page, 'loops');
  await expect(findOptions(page).last()).toHaveAttribute(
    'href',
    '/search/?q=loops&ctx=genja&version=genja%2F1.0%2F',
  );
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=loops&ctx=genja&version=genja%2F1\.0%2F$/);
  await expect(page.locator('main ol li').first()).toBeVisible();
  expect((await listResults(page)).every((url) => url.startsWith(OLD))).toBe(true);
});

test('the page of results has a menu of versions, which changes hits and URLs', async ({
  page,
}) => {
  await page.goto('/search/?q=loops');
  const menu = page.getByLabel('Version');
  await expect(menu).toHaveValue('/');
  await expect(menu.getByRole('option')).toHaveText([
    'Current versions',
    'Genja 1.0',
    'Media API v1 0.9',
  ]);
  await expect(page.locator('main ol li').first()).toBeVisible();
  expect((await listResults(page))[0]).toBe('/genja/loops/');
  await menu.selectOption(OLD);
  await expect(page).toHaveURL(/\/search\/\?q=loops&version=genja%2F1\.0%2F$/);
  await expect.poll(async () => (await listResults(page))[0]).toBe(`${OLD}loops/`);
});

test('the list of all pages is that of the current version', async ({ page }) => {
  await page.goto('/search/');
  const links = page.getByRole('main').getByRole('link');
  await expect(links.first()).toBeVisible();
  const urls = await links.evaluateAll((anchors) =>
    anchors.map((link) => link.getAttribute('href')),
  );
  expect(urls).toContain('/genja/loops/');
  expect(urls.filter((url) => url?.startsWith(OLD))).toEqual([]);
});
