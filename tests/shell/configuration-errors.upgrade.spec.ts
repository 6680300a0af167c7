import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { shows } from '../support/browser/annotate';
import { test } from '../support/browser/options-site';

/** Reads what the page says of one of its attempts; see tests/support/fixtures/options/pages/attempts.tsx. */
async function expectRejected(page: Page, name: string, words: string[]): Promise<void> {
  await page.goto('/attempts/');
  const message = page.getByRole('region', { name, exact: true }).locator('pre');
  for (const word of words) await expect(message).toContainText(word);
}

test('a navbar item of unknown type throws an error naming the type', async ({ page }) => {
  shows('A navbar item of unknown type throws an error naming the type');
  await expectRejected(page, 'unknown type', [
    'No NavbarItem component found for type "custom-clock".',
  ]);
});

test('a navbar item that fails to render is shown with its configuration and the cause', async ({
  page,
}) => {
  shows('Navbar item failed to render');
  await expectRejected(page, 'bar', [
    'A theme navbar item failed to render',
    '"type": "custom-clock"',
    'Cause: No NavbarItem',
  ]);
});

test('an unknown sidebar id throws an error listing the available ones', async ({ page }) => {
  shows('An unknown sidebar id throws an error listing the available ones');
  await expectRejected(page, 'unknown sidebar', [
    '"guides"',
    'Available sidebar ids are:',
    '- genja',
    '- empty',
  ]);
});

test('a sidebar navbar item whose sidebar has no link target throws', async ({ page }) => {
  shows('A sidebar navbar item whose sidebar has no link target throws');
  await expectRejected(page, 'sidebar without a link', [
    '"empty"',
    "doesn't have anything to be linked to",
  ]);
});

test('an unknown doc id throws an error listing the available ones', async ({ page }) => {
  shows('An unknown doc id throws an error listing the available ones');
  await expectRejected(page, 'unknown page', [
    '"loop"',
    'Available doc ids are:',
    '- index',
    '- long',
    '- loops',
  ]);
});

test('missing data of the docs plugin is an error naming the product', async ({ page }) => {
  shows('Missing docs plugin data throws an error naming the product');
  await expectRejected(page, 'unknown product', ['api_media3']);
});

test('a missing provider context is an error naming the provider', async ({ page }) => {
  shows('A missing provider context throws an error naming the provider');
  await expectRejected(page, 'no provider', ['is called outside the <DocProvider>']);
});

test('a translation without id and message is rejected', async ({ page }) => {
  shows('Translation declarations need an id or a message');
  await expectRejected(page, 'translation', [
    'must have at least a translation id or a default translation message',
  ]);
});

test('a navbar item of a draft renders nothing', async ({ page }) => {
  shows('Draft docs render nothing');
  await page.goto('/attempts/');
  const draft = page.getByRole('region', { name: 'draft' });
  await expect(page.getByRole('region', { name: 'unknown page' }).locator('pre')).toBeVisible();
  await expect(draft.locator('p')).toHaveText('');
  await expect(draft.locator('pre')).toHaveCount(0);
});

test('a page without a default export is an error naming its route', async ({ page }) => {
  shows('A missing page default export');
  await page.goto('/no-export/');
  await expect(page.getByText("/no-export/ doesn't have a default export")).toBeVisible();
});
