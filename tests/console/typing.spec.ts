import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { findConsole, openConsole, send } from '../../testing/browser/console-page';
import { open } from '../../testing/browser/tab';

const findId = (opened: Locator) => opened.getByRole('textbox', { name: 'id', exact: true });

async function chooseExample(opened: Locator, title: string): Promise<void> {
  await opened.getByRole('combobox', { name: 'Example' }).selectOption(title);
}

const bringBack = (opened: Locator) =>
  opened.getByRole('button', { name: 'Restore your request' }).click();

async function openAnalyze(page: Page): Promise<Locator> {
  await open(page, '/openapi/#analyze');
  return openConsole(page, 'analyze');
}

test('an example that takes the place of a typed text can be undone', async ({ page }) => {
  await open(page, '/openapi/#analyze');
  const opened = await openConsole(page, 'analyze');
  const id = opened.getByRole('textbox', { name: 'id', exact: true });
  await id.fill('mine');
  await opened.getByRole('combobox', { name: 'Example' }).selectOption('Mentions of tags');
  await expect(id).toHaveValue('1234');
  await opened.getByRole('button', { name: 'Restore your request' }).click();
  await expect(id).toHaveValue('mine');
});

test('a closed console keeps what was typed and gives the focus back', async ({ page }) => {
  await open(page, '/openapi/#analyze');
  const opened = await openConsole(page, 'analyze');
  await opened.getByRole('textbox', { name: 'id', exact: true }).fill('mine');
  await opened.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('[data-try="analyze"]')).toBeFocused();
  await openConsole(page, 'analyze');
  await expect(opened.getByRole('textbox', { name: 'id', exact: true })).toHaveValue('mine');
});

test('what was typed is still there after a visit to another page', async ({ page }) => {
  const opened = await openAnalyze(page);
  await findId(opened).fill('mine');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Genja' }).click();
  // The URL changes before the page does.
  await expect(page.getByRole('heading', { level: 1, name: 'Genja' })).toBeVisible();
  await page.goBack();
  await openConsole(page, 'analyze');
  await expect(findId(opened)).toHaveValue('mine');
});

test('bringing a request back keeps what was typed meanwhile', async ({ page }) => {
  const opened = await openAnalyze(page);
  await findId(opened).fill('X');
  await chooseExample(opened, 'Mentions of tags');
  await findId(opened).fill('Y');
  await bringBack(opened);
  await expect(findId(opened)).toHaveValue('X');
  await bringBack(opened);
  await expect(findId(opened)).toHaveValue('Y');
});

test('every request that an example took the place of can be brought back', async ({ page }) => {
  const opened = await openAnalyze(page);
  await findId(opened).fill('X');
  await chooseExample(opened, 'Mentions of tags');
  await findId(opened).fill('Y');
  await chooseExample(opened, 'Basic tagging');
  await bringBack(opened);
  await expect(findId(opened)).toHaveValue('Y');
  await bringBack(opened);
  await expect(findId(opened)).toHaveValue('X');
});

test('a closed console keeps also what an example took the place of', async ({ page }) => {
  const opened = await openAnalyze(page);
  await findId(opened).fill('X');
  await chooseExample(opened, 'Mentions of tags');
  await opened.getByRole('button', { name: 'Close' }).click();
  await openConsole(page, 'analyze');
  await bringBack(opened);
  await expect(findId(opened)).toHaveValue('X');
});

test('what a closed console keeps is offered when a response opens it', async ({ page }) => {
  await open(page, '/openapi/#getEditorialTag');
  const get = await openConsole(page, 'getEditorialTag');
  const gkbId = get.getByRole('textbox', { name: 'gkbId' });
  await gkbId.fill('MINE');
  await get.getByRole('button', { name: 'Close' }).click();
  const create = await openConsole(page, 'createEditorialTag');
  const created = await send(create, 200);
  await created.getByRole('button', { name: 'Requests that use DEMO-1' }).click();
  await created.getByRole('button', { name: 'Get: DEMO-1' }).click();
  await expect(findConsole(page, 'getEditorialTag')).toBeFocused();
  await expect(gkbId).toHaveValue('DEMO-1');
  await bringBack(get);
  await expect(gkbId).toHaveValue('MINE');
});
