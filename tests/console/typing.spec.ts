import { expect, test } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { findConsole, openConsole, send, visitConsole } from '../support/browser/console-page';

const findId = (opened: Locator) => opened.getByRole('textbox', { name: 'id', exact: true });

const bringBack = (opened: Locator) =>
  opened.getByRole('button', { name: 'Restore your request' }).click();

test('what was typed is still there after a visit to another page', async ({ page }) => {
  const opened = await visitConsole(page, 'analyze');
  await findId(opened).fill('mine');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Genja' }).click();
  // The URL changes before the page does.
  await expect(page.getByRole('heading', { level: 1, name: 'Genja' })).toBeVisible();
  await page.goBack();
  await openConsole(page, 'analyze');
  await expect(findId(opened)).toHaveValue('mine');
});

test('a closed console gives the focus back, and keeps what was typed and what an example replaced', async ({
  page,
}) => {
  const opened = await visitConsole(page, 'analyze');
  await findId(opened).fill('X');
  await opened.getByRole('combobox', { name: 'Example' }).selectOption('Mentions of tags');
  await findId(opened).fill('Y');
  await opened.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('[data-try="analyze"]')).toBeFocused();
  await openConsole(page, 'analyze');
  await expect(findId(opened)).toHaveValue('Y');
  await bringBack(opened);
  await expect(findId(opened)).toHaveValue('X');
});

test('what a closed console keeps is offered when a response opens it', async ({ page }) => {
  const get = await visitConsole(page, 'getEditorialTag');
  const gkbId = get.getByRole('textbox', { name: 'gkbId' });
  await gkbId.fill('MINE');
  await get.getByRole('button', { name: 'Close' }).click();
  const create = await openConsole(page, 'createEditorialTag');
  const created = await send(create, 200);
  await created.getByRole('button', { name: 'Look up DEMO-1' }).click();
  await created.getByRole('button', { name: 'Get: DEMO-1' }).click();
  await expect(findConsole(page, 'getEditorialTag')).toBeFocused();
  await expect(gkbId).toHaveValue('DEMO-1');
  await bringBack(get);
  await expect(gkbId).toHaveValue('MINE');
});
