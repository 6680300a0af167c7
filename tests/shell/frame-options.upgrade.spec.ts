import { expect } from '@playwright/test';
import { shows } from '../support/browser/annotate';
import { test } from '../support/browser/options-site';

test('a page can turn the footer off', async ({ page }) => {
  shows('A page can turn the footer off');
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText('A footer without columns');
  await page.goto('/bare/');
  await expect(page.getByRole('heading', { name: 'Bare' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('the footer can be a flat list of links', async ({ page }) => {
  shows('The footer has columns or a flat list (section 3)');
  await page.goto('/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Items' });
  await expect(link).toHaveAttribute('href', '/gkb/');
});

test('the frame has skip link, announcement, bar, content and footer in this order', async ({
  page,
}) => {
  shows('Page frame: skip link, announcement, navigation, content, footer');
  await page.goto('/genja/');
  const order = await page.evaluate(() => {
    const parts = [
      'a[href="#__docusaurus_skipToContent_fallback"]',
      '.theme-announcement-bar',
      'nav.navbar',
      'main',
      'footer',
    ].map((selector) => document.querySelector(selector));
    return parts.every(
      (box, index) =>
        box !== null &&
        (index === 0 ||
          (parts[index - 1]!.compareDocumentPosition(box) & Node.DOCUMENT_POSITION_FOLLOWING) > 0),
    );
  });
  expect(order).toBe(true);
});

test('the table of contents lists the levels 2 and 3', async ({ page }) => {
  shows('The table of contents shows heading levels 2 to 3');
  await page.goto('/genja/long/');
  const links = page.locator('.theme-doc-toc-desktop').getByRole('link');
  await expect(links).toHaveText(['Second level', 'Third level']);
});
