import { expect, test } from '@playwright/test';
import { findConsole } from '../support/browser/console-page';
import { openWithoutScripts } from '../support/browser/tab';
import { FULL } from '../support/browser/tiers';

const GUIDE = '/api_media2/guide/tagging/';

// tests/search/enter-key.spec.ts shows the same of the search.
test.describe('before the scripts of a page have come', () => {
  test('a request can be sent already', async ({ page }) => {
    const release = await openWithoutScripts(page, GUIDE);
    const example = page.locator('[data-example="media-v2/tagging-basic"]');
    await example.getByRole('button', { name: /^Run/ }).click();
    await expect(example).not.toContainText('200 OK');
    release();
    await expect(example).toContainText('200 OK');
  });

  test('a button that is pressed is pressed once', async ({ page }) => {
    const release = await openWithoutScripts(page, GUIDE);
    await page.getByRole('button', { name: /^Edit/ }).first().click();
    release();
    await expect(page.getByRole('button', { name: 'Close', exact: true })).toHaveCount(1);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Close', exact: true })).toHaveCount(0);
  });

  test('a tab can be chosen already', async ({ page }) => {
    const release = await openWithoutScripts(page, GUIDE);
    const tab = page.getByRole('tab', { name: 'Python', exact: true }).first();
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'false');
    release();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });

  test('a language can be chosen from the menu of a phone already', FULL, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const release = await openWithoutScripts(page, GUIDE);
    const menu = page.getByRole('combobox', { name: 'Language', exact: true }).first();
    await menu.selectOption('Python');
    release();
    await expect(
      page.getByRole('tab', { name: 'Python', exact: true, includeHidden: true }).first(),
    ).toHaveAttribute('aria-selected', 'true');
    await expect(menu.locator('option:checked')).toHaveText('Python');
  });

  test(
    'a text typed into the analysis of the home page is kept and analyzed',
    FULL,
    async ({ page }) => {
      const release = await openWithoutScripts(page, '/');
      const text = page.getByRole('textbox', { name: 'Your text' });
      await text.fill('Angela Merkel visited Prague.');
      release();
      await expect(page.getByRole('status').filter({ hasText: /^Analyzed in/ })).toBeVisible();
      await expect(text).toHaveValue('Angela Merkel visited Prague.');
    },
  );

  test('a console opens for a button that was pressed too early', async ({ page }) => {
    const release = await openWithoutScripts(page, '/openapi/');
    await page.locator('[data-try="analyze"]').click();
    release();
    await expect(findConsole(page, 'analyze')).toBeVisible();
  });
});

test('presses are kept before the first button of a page has come', async ({ request }) => {
  for (const route of ['/', GUIDE, '/openapi/']) {
    const html = await (await request.get(route)).text();
    expect(html.indexOf('window.early')).toBeGreaterThan(0);
    expect(html.indexOf('window.early')).toBeLessThan(html.indexOf('<body'));
  }
});
