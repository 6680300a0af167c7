import { expect, test } from '@playwright/test';
import { visitConsole } from '../support/browser/console-page';

const ENGINE = /\/assets\/sandbox\//;

test.describe('when a button is gone that had the focus', () => {
  test('bringing a request back leads to its console', async ({ page }) => {
    const opened = await visitConsole(page, 'analyze');
    await opened.getByRole('textbox', { name: 'id', exact: true }).fill('mine');
    await opened.getByRole('combobox', { name: 'Example' }).selectOption('Mentions of tags');
    await opened.getByRole('button', { name: 'Restore your request' }).focus();
    await page.keyboard.press('Enter');
    await expect(opened.getByRole('textbox', { name: 'id', exact: true })).toHaveValue('mine');
    await expect(opened).toBeFocused();
  });

  test('sending again leads to the response', async ({ page }) => {
    await page.route(ENGINE, (route) => route.abort());
    const opened = await visitConsole(page, 'analyze');
    const send = opened.getByRole('button', { name: 'Send', exact: true });
    await send.click();
    const retry = opened.getByRole('alert').getByRole('button', { name: 'Retry' });
    await retry.focus();
    const failed = page.waitForEvent('requestfailed');
    await page.keyboard.press('Enter');
    await failed;
    // While a request is on its way, another press sends nothing.
    await expect(send).toHaveAttribute('aria-disabled', 'false');
    await expect(retry).toBeFocused();
    await page.unroute(ENGINE);
    await page.keyboard.press('Enter');
    const response = opened.getByRole('region', { name: 'Sandbox response' });
    await expect(response).toBeVisible();
    await expect(opened.locator(':focus').getByRole('region')).toHaveCount(2);
    await page.keyboard.press('Tab');
    await expect(response.getByRole('button', { name: 'Response', exact: true })).toBeFocused();
  });

  test('checking again leads to the body', async ({ page }) => {
    await page.route(ENGINE, (route) => route.abort());
    const opened = await visitConsole(page, 'analyze');
    const note = opened.getByRole('status').filter({ hasText: 'Not checked while you type.' });
    await note.getByRole('button', { name: 'Retry' }).focus();
    await page.unroute(ENGINE);
    await page.keyboard.press('Enter');
    await expect(note).toHaveCount(0);
    await expect(opened.locator(':focus').getByRole('group', { name: 'Body' })).toBeVisible();
  });
});
