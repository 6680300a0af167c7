import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { hold } from './tab';

const GUIDE = '/api_media2/guide/tagging/';

/** Opens a page whose programs come only when the returned function is called. */
async function openWithoutPrograms(page: Page, route: string): Promise<() => void> {
  const release = await hold(page, '**/assets/js/*.js');
  await page.goto(route, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  return release;
}

test.describe('before the programs of a page have come', () => {
  test('a call can be sent already', async ({ page }) => {
    const release = await openWithoutPrograms(page, GUIDE);
    const example = page.locator('[data-example="media-v2/tagging-basic"]');
    await example.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(example).not.toContainText('200 OK');
    release();
    await expect(example).toContainText('200 OK');
  });

  test('a button that is pressed is pressed once', async ({ page }) => {
    const release = await openWithoutPrograms(page, GUIDE);
    await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
    release();
    await expect(page.getByRole('button', { name: 'Discard', exact: true })).toHaveCount(1);
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Discard', exact: true })).toHaveCount(0);
  });

  test('a tab can be chosen already', async ({ page }) => {
    const release = await openWithoutPrograms(page, GUIDE);
    const tab = page.getByRole('tab', { name: 'Python', exact: true }).first();
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'false');
    release();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });

  test('what is typed into the search is kept and searched', async ({ page }) => {
    const release = await openWithoutPrograms(page, GUIDE);
    await page.getByRole('textbox', { name: 'Search' }).pressSequentially('mention');
    release();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('mention');
  });
});
