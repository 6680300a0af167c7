import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { open } from '../../testing/browser/tab';

const ROUTE = '/api_media2/guide/photos/';

test.describe('a page as Markdown', () => {
  test('is copied by keyboard, and fetched not before', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await open(page, ROUTE);
    expect(fetched).not.toContain(`${ROUTE}index.md`);
    await page.getByRole('button', { name: 'Copy as Markdown' }).press('Enter');
    await expect(page.getByText('Copied to the clipboard')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(readFileSync(`build${ROUTE}index.md`, 'utf8'));
  });

  test('says how to go on when the clipboard is blocked', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await open(page, ROUTE);
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect(page.getByText('Not copied. Open “View as Markdown”')).toBeVisible();
  });

  test('says so when it cannot be fetched', async ({ page }) => {
    await page.route(`**${ROUTE}index.md`, (route) => route.abort());
    await open(page, ROUTE);
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect(page.getByText('Not copied.')).toBeVisible();
  });

  test('is shown as text', async ({ request }) => {
    const response = await request.get(`${ROUTE}index.md`);
    expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  });

  test('is announced by the page that a reader came to', async ({ page }) => {
    await open(page, ROUTE);
    const alternate = page.locator('link[rel=alternate][type="text/markdown"]');
    await expect(alternate).toHaveAttribute('href', `${ROUTE}index.md`);
    await page.locator('.pagination-nav a').first().click();
    await expect(page).not.toHaveURL(new RegExp(`${ROUTE}$`));
    await expect(alternate).toHaveCount(1);
    await expect(alternate).toHaveAttribute('href', `${new URL(page.url()).pathname}index.md`);
  });

  test('is not announced at a URL without a page', async ({ page }) => {
    await open(page, '/api_media2/guide/photo/');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page.locator('link[rel=alternate][type="text/markdown"]')).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page links to its Markdown and has no button that does nothing', async ({ page }) => {
    await page.goto(ROUTE);
    const link = page.getByRole('link', { name: 'View as Markdown' });
    await expect(link).toHaveAttribute('href', `${ROUTE}index.md`);
    await expect(page.getByRole('button', { name: 'Copy as Markdown' })).toBeHidden();
  });
});
