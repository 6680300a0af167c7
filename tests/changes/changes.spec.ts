import { expect, test } from '@playwright/test';
import { collectScriptTexts, open } from '../support/browser/tab';

test('the filter shows the changes of a product, or breaking ones, and the link keeps it', async ({
  page,
}) => {
  await page.goto('/changes/');
  const entries = page.locator('main section > h2');
  const all = await entries.filter({ visible: true }).count();
  await page.getByRole('combobox', { name: 'Product' }).selectOption('General API');
  await expect(page).toHaveURL(/\?product=api_general$/);
  await expect(entries.filter({ hasText: 'OpenAPI document 0.163.0' })).toBeHidden();
  await expect(entries.filter({ hasText: 'Response format 3.2.1' })).toBeVisible();
  const shown = await entries.filter({ visible: true }).count();
  await expect(page.getByRole('status').filter({ hasText: 'changes' })).toHaveText(
    `${shown} changes`,
  );
  await page.getByRole('checkbox', { name: 'Breaking changes only' }).check();
  await expect(entries.filter({ hasText: 'Response formats 3.0' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Product' })).toHaveValue('api_general');
  await expect(page.getByRole('checkbox', { name: 'Breaking changes only' })).toBeChecked();
  await expect(entries.filter({ hasText: 'Response format 3.2.1' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Product' }).selectOption('Media API v1');
  await expect(page.getByRole('status').filter({ hasText: 'No changes match' })).toBeVisible();
  await page.goto('/changes/');
  await expect(entries.filter({ visible: true })).toHaveCount(all);
});

test('a link to a change that the filter hides shows it without the filter', async ({ page }) => {
  await page.goto('/changes/?product=api_general#media-v2-0-163-0');
  const entry = page.locator('[id="media-v2-0-163-0"]');
  await expect(entry).toBeInViewport();
  await expect(page).toHaveURL(/\/changes\/#media-v2-0-163-0$/);
  await page.getByRole('combobox', { name: 'Product' }).selectOption('General API');
  await expect(entry).toBeHidden();
  await expect(page).toHaveURL(/\?product=api_general$/);
});

test('its filter is downloaded on this page only', async ({ page }) => {
  const loads = async (route: string): Promise<boolean> => {
    const scripts = collectScriptTexts(page);
    await open(page, route);
    return (await Promise.all(scripts)).some((text) => text.includes('Breaking changes only'));
  };
  expect(await loads('/changes/')).toBe(true);
  expect(await loads('/api_media2/guide/photos/')).toBe(false);
});
