import { expect, test } from '@playwright/test';

test.describe('when something does not load', () => {
  test('a page without its scripts stays readable, and its links work', async ({ page }) => {
    await page.route(/assets\/js\/(?!main|runtime).*\.js$/, (route) => route.abort());
    await page.goto('/genja/introduction/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unroute(/assets\/js\/(?!main|runtime).*\.js$/);
    await page.getByRole('navigation', { name: 'Main' }).getByText('General API').click();
    await expect(page).toHaveURL(/\/api_general\/$/);
  });

  test('a page that fails to preload is loaded by the browser', async ({ page }) => {
    await page.goto('/gkb/');
    await page.evaluate(() => Object.assign(window, { kept: true }));
    await page.route(/assets\/js\/.*\.js$/, (route) => route.abort(), { times: 3 });
    await page.getByRole('navigation', { name: 'Main' }).getByText('Genja').click();
    await expect(page).toHaveURL(/\/genja\/$/);
    await expect(page.getByRole('heading', { name: 'Genja' }).first()).toBeVisible();
    expect(await page.evaluate(() => 'kept' in window)).toBe(false);
  });

  test('blocked storage only loses what would be remembered', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new Error('denied');
        },
      });
    });
    await page.goto('/api_media2/quick/');
    await page.getByRole('tab', { name: 'Python', exact: true }).first().click();
    await expect(page.getByText('import requests').first()).toBeVisible();
    expect(errors).toEqual([]);
  });
});
