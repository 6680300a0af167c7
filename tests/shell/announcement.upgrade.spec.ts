import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { shows } from '../support/browser/annotate';
import { collectComplaints } from '../support/browser/tab';
import { test } from '../support/browser/options-site';

const DISMISSED = 'docusaurus.announcement.dismiss';
const ID = 'docusaurus.announcement.id';

function findBar(page: Page): Locator {
  return page.getByText('Version 2 is here.');
}

function readStored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

test('the announcement bar is shown until it is closed, which stores a flag', async ({ page }) => {
  shows('The announcement bar is shown until closed; closing stores a flag');
  await page.goto('/');
  await expect(findBar(page)).toBeVisible();
  await expect.poll(() => readStored(page, ID)).toBe('second');
  expect(await readStored(page, DISMISSED)).toBe('false');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(findBar(page)).toBeHidden();
  expect(await readStored(page, DISMISSED)).toBe('true');
  await page.goto('/genja/');
  await expect(page.getByRole('heading', { name: 'Genja today' })).toBeVisible();
  await expect(findBar(page)).toBeHidden();
});

test('a changed id of the announcement resets its dismissal', async ({ page }) => {
  shows('A changed bar id resets the dismissal');
  await page.addInitScript(
    ([dismissed, id]) => {
      if (localStorage.getItem(id) !== null) return;
      localStorage.setItem(dismissed, 'true');
      localStorage.setItem(id, 'first');
    },
    [DISMISSED, ID] as const,
  );
  await page.goto('/');
  await expect(findBar(page)).toBeVisible();
  expect(await readStored(page, ID)).toBe('second');
  expect(await readStored(page, DISMISSED)).toBe('false');
});

test('an announcement that cannot be closed has no button', async ({ page }) => {
  shows('An announcement can be made to stay (section 3)');
  await page.goto('/bare/');
  const main = page.getByRole('main');
  await expect(main.getByText('This stays.')).toBeVisible();
  await expect(main.getByRole('button')).toHaveCount(0);
});

test('the announcement has its colors, without a style attribute', async ({ page, request }) => {
  shows('An announcement has a background and a text color (section 3)');
  const violations = collectComplaints(page);
  await page.goto('/');
  const bar = page.locator('.theme-announcement-bar').first();
  await expect(bar).toHaveCSS('background-color', 'rgb(255, 242, 204)');
  await expect(bar).toHaveCSS('color', 'rgb(91, 35, 0)');
  await expect(bar.getByRole('button', { name: 'Close' })).toHaveCSS('color', 'rgb(91, 35, 0)');
  const response = await request.get('/');
  expect(response.headers()['content-security-policy']).toContain("style-src 'self'");
  expect(await response.text()).not.toMatch(/theme-announcement-bar[^>]*style=/);
  expect(violations.filter((text) => text.includes('Content Security Policy'))).toEqual([]);
});
