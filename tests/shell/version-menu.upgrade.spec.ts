import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { shows } from '../support/browser/annotate';
import { test } from '../support/browser/options-site';

const KEY = 'docs-preferred-version-genja';

function findBar(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Main' });
}

function readStored(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), KEY);
}

test('there is a menu of versions where a product has more than one', async ({ page }) => {
  shows(
    'One switches the version when more than one exists',
    'The menu of versions keeps the page',
  );
  await page.goto('/genja/loops/');
  const menu = findBar(page).getByRole('button', { name: 'Current', exact: true });
  await menu.hover();
  const old = findBar(page).getByRole('link', { name: '1.0', exact: true });
  await expect(old).toHaveAttribute('href', '/genja/1.0/loops/');
  for (const route of ['/gkb/', '/']) {
    await page.goto(route);
    await expect(findBar(page).getByRole('button', { name: 'Templates' })).toBeVisible();
    await expect(menu).toHaveCount(0);
  }
});

test('the chosen version is stored for the product alone', async ({ page }) => {
  shows(
    'The preferred version is stored per docs instance, under docs-preferred-version-{pluginId}',
  );
  await page.goto('/genja/');
  await findBar(page).getByRole('button', { name: 'Current', exact: true }).hover();
  await findBar(page).getByRole('link', { name: '1.0', exact: true }).click();
  await expect(page).toHaveURL(/\/genja\/1\.0\/$/);
  await expect.poll(() => readStored(page)).toBe('1.0');
  await expect(findBar(page).getByRole('button', { name: '1.0', exact: true })).toBeVisible();
  const others = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('docs-preferred-version-')),
  );
  expect(others).toEqual([KEY]);
});

test('a stored version that no longer exists is forgotten', async ({ page }) => {
  shows('It is cleared if it no longer exists');
  await page.addInitScript(([key]) => localStorage.setItem(key, '0.1'), [KEY] as const);
  await page.goto('/genja/');
  await expect.poll(() => readStored(page)).toBeNull();
});

test('an old version says so and leads to the current one', async ({ page }) => {
  shows('An old version leads to the current one');
  await page.goto('/genja/1.0/loops/');
  const banner = page.locator('.theme-doc-version-banner');
  await expect(banner).toHaveText(/^This is the documentation of Genja 1\.0, /);
  await expect(banner.getByRole('link')).toHaveAttribute('href', '/genja/loops/');
});

test('an item of the bar can name a page of a product with one version', async ({ page }) => {
  await page.goto('/genja/');
  const link = findBar(page).getByRole('link', { name: 'Item list' });
  await expect(link).toHaveAttribute('href', '/gkb/');
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Items' })).toBeVisible();
});
