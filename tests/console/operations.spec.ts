import { expect, test } from '@playwright/test';
import { visitConsole, send } from '../support/browser/console-page';
import { FULL } from '../support/browser/tiers';
import { readOperations } from './operations';

// The sequences send a body and parameters of the path; operations.full.spec.ts sends all.
test('a request with a query succeeds from its example', async ({ page }) => {
  await send(await visitConsole(page, 'searchEditorialTags'), 200);
});

test(
  'each error of a request can be simulated, and leaves what was typed',
  FULL,
  async ({ page }) => {
    const opened = await visitConsole(page, 'analyze');
    const { errors } = readOperations().find(({ id }) => id === 'analyze')!;
    const id = opened.getByRole('textbox', { name: 'id', exact: true });
    await id.fill('mine');
    for (const { status } of errors) {
      await opened.getByRole('combobox', { name: 'Simulate an error' }).selectOption(status);
      await expect(opened.getByText(/^Sends /)).toBeVisible();
      await send(opened, Number(status));
      await expect(id).toHaveValue('mine');
    }
    // An error is simulated once.
    await send(opened, 200);
  },
);

test('the reader’s own key is sent, and an impossible one is rejected at its field', async ({
  page,
}) => {
  const opened = await visitConsole(page, 'listPhotoBanks');
  const key = opened.getByRole('textbox', { name: 'X-API-Key' });
  await expect(key).toHaveValue('sandbox');
  await key.fill('demo-429');
  const response = await send(opened, 429);
  await response.getByRole('button', { name: 'Headers' }).click();
  await expect(response.getByText('retry-after')).toBeVisible();
  await key.fill('klíč');
  await expect(opened.getByText('A header can contain only ASCII')).toBeVisible();
  await opened.getByRole('button', { name: 'Code' }).click();
  await opened.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(opened.getByText('Not sent: the key contains a character')).toBeVisible();
  await expect(opened.getByRole('button', { name: /^History/ })).toHaveText('History (1)');
});
