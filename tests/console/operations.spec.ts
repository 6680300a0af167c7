import { expect, test } from '@playwright/test';
import { findConsole, openConsole, send, sendWithErrors } from '../../testing/browser/console-page';
import { open } from '../../testing/browser/tab';
import { readOperations } from './operations';
import { FULL } from '../../testing/browser/tiers';

const operations = readOperations();

/** With a body, a query, and parameters in the path; operations.full.spec.ts sends all. */
const SHAPES = ['createEditorialTag', 'searchEditorialTags', 'deleteArticle'];

test('there are as many buttons as calls', async ({ page }) => {
  await open(page, '/openapi/');
  expect(operations).toHaveLength(23);
  await expect(page.getByRole('button', { name: /^Try it/ })).toHaveCount(operations.length);
});

for (const id of SHAPES) {
  test(`${id} succeeds from its example`, async ({ page }) => {
    await open(page, `/openapi/#${id}`);
    await send(await openConsole(page, id), 200);
  });
}

test('analyze returns each documented error', async ({ page }) => {
  const { id, errors } = operations[0]!;
  await open(page, `/openapi/#${id}`);
  await sendWithErrors(
    await openConsole(page, id),
    errors.map(({ status }) => status),
  );
});

test('a simulated error leaves what was typed as it was', FULL, async ({ page }) => {
  await open(page, '/openapi/#analyze');
  const opened = await openConsole(page, 'analyze');
  const id = opened.getByRole('textbox', { name: 'id', exact: true });
  await id.fill('mine');
  for (const status of ['400', '413', '500']) {
    await opened.getByRole('combobox', { name: 'Simulate an error' }).selectOption(status);
    await send(opened, Number(status));
    await expect(id).toHaveValue('mine');
  }
  await opened.getByRole('combobox', { name: 'Simulate an error' }).selectOption('');
  await send(opened, 200);
});

test('Ctrl+Enter sends from a field', async ({ page }) => {
  await open(page, '/openapi/#searchItems');
  const opened = await openConsole(page, 'searchItems');
  await opened.getByRole('textbox', { name: 'query', exact: true }).fill('Angela Merkel');
  await page.keyboard.press('Control+Enter');
  await expect(opened.getByText('"G567"')).toBeVisible();
});

test('the reader’s own key is sent, and an impossible one is rejected at its field', async ({
  page,
}) => {
  await open(page, '/openapi/#listPhotoBanks');
  const opened = await openConsole(page, 'listPhotoBanks');
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

test('consoles of several operations are open beside each other', FULL, async ({ page }) => {
  await open(page, '/openapi/');
  await openConsole(page, 'listPhotoBanks');
  await openConsole(page, 'listArticleDatasets');
  await expect(findConsole(page, 'listPhotoBanks')).toBeVisible();
});
