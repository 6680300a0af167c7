import { expect, test } from '@playwright/test';
import { listViolations } from '../support/browser/axe';
import { open } from '../support/browser/tab';

const PAGE = '/api_media2/guide/tagging/';

test('/ moves the focus into the search, and is a letter where one types', async ({ page }) => {
  await open(page, PAGE);
  const box = page.locator('[role=search] input');
  await page.keyboard.press('/');
  await expect(box).toBeFocused();
  await page.keyboard.press('/');
  await expect(box).toHaveValue('/');
});

test('? lists the shortcuts, and the single keys can be switched off', async ({ page }) => {
  await open(page, PAGE);
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
  await dialog.getByRole('checkbox').uncheck();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('/');
  await expect(page.locator('[role=search] input')).not.toBeFocused();
});

test('single keys that were switched off are switched on again, in every tab', async ({
  page,
  context,
}) => {
  await open(page, PAGE);
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await dialog.getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(dialog).toBeHidden();

  const other = await context.newPage();
  await open(other, '/accessibility/');
  const box = other.getByRole('checkbox', { name: 'Use / and ? as shortcuts' });
  await expect(box).not.toBeChecked();
  await box.check();

  // The browser tells another tab of the change a moment later.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('single-keys'))).toBeNull();
  await page.keyboard.press('?');
  await expect(dialog.getByRole('checkbox')).toBeChecked();
});

test('a URL names the language of the code, and follows the choice of another', async ({
  page,
}) => {
  await open(page, `${PAGE}?language=python`);
  const tabs = page.locator('.tabs-container').first();
  await expect(tabs.getByRole('tab', { name: 'Python', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await tabs.getByRole('tab', { name: 'JavaScript' }).click();
  await expect(page).toHaveURL(/\?language=javascript$/);
});
