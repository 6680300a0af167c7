import { expect, test } from '@playwright/test';
import { toShareLink } from '../../site/src/features/share-links/share-link';
import {
  findConsole,
  measureOverflow,
  openEditor,
  send,
  visitConsole,
} from '../support/browser/console-page';
import { collectErrors, open, seeBriefly } from '../support/browser/tab';
import { firstOf, FULL } from '../support/browser/tiers';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a copied link opens the same request elsewhere, without the key', async ({
  page,
  context,
}) => {
  const opened = await visitConsole(page, 'putArticle');
  await opened.getByRole('textbox', { name: 'X-API-Key' }).fill('my-secret-key');
  await opened.getByRole('textbox', { name: 'articleId' }).fill('č/7');
  const editor = await openEditor(opened);
  await editor.fill('{"id": "č/7", "text": "<b>&"}');
  await seeBriefly(page, 'Copied', () => opened.getByRole('button', { name: 'Copy link' }).click());
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(decodeURIComponent(link)).not.toContain('my-secret-key');
  expect(atob(link.split('=')[1]!.replaceAll('-', '+').replaceAll('_', '/'))).not.toContain(
    'my-secret-key',
  );

  const other = await context.newPage();
  await other.goto(link);
  const arrived = findConsole(other, 'putArticle');
  await expect(arrived).toBeInViewport();
  await expect(arrived.getByRole('textbox', { name: 'articleId' })).toHaveValue('č/7');
  await expect(arrived.getByRole('textbox', { name: 'X-API-Key' })).toHaveValue('sandbox');
  await expect(await openEditor(arrived)).toHaveValue('{"id": "č/7", "text": "<b>&"}');
  await send(arrived, 200);
});

test('nothing of a link is sent to a server', async ({ page }) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  const body = '{"id": "1", "text": "a secret plan"}';
  await open(page, toShareLink({ operationId: 'analyze', path: {}, query: {}, body }));
  await expect(findConsole(page, 'analyze')).toBeVisible();
  expect(urls.filter((url) => url.includes('call='))).toEqual([]);
});

const HOSTILE = '"><img src=x onerror=alert(1)><script>alert(2)</script>';

test('hostile markup in a link stays a text', async ({ page }) => {
  const errors = collectErrors(page);
  const body = JSON.stringify({ id: HOSTILE, [HOSTILE]: HOSTILE }, null, 2);
  const path = { dataset: HOSTILE };
  await open(page, toShareLink({ operationId: 'recommendPhotos', path, query: {}, body }));
  const opened = findConsole(page, 'recommendPhotos');
  await expect(opened.getByRole('textbox', { name: 'id', exact: true })).toHaveValue(HOSTILE);
  await send(opened, 404);
  await opened.getByRole('button', { name: 'Code' }).click();
  await expect(opened.locator('pre')).toContainText('alert(1)');
  await expect(page.locator('main img')).toHaveCount(0);
  await expect(page.locator('main script')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a damaged link says so at the place, and the console works', async ({ page }) => {
  const errors = collectErrors(page);
  await open(page, '/openapi/#analyze?call=<script>alert(1)</script>');
  const opened = findConsole(page, 'analyze');
  await expect(opened.getByText('This link is damaged')).toBeVisible();
  await send(opened, 200);
  expect(errors).toEqual([]);
});

test('a link with thousands of lists in lists does no harm', async ({ page }) => {
  const errors = collectErrors(page);
  const body = '['.repeat(20_000) + ']'.repeat(20_000);
  await open(page, toShareLink({ operationId: 'analyze', path: {}, query: {}, body }));
  const opened = findConsole(page, 'analyze');
  await expect(opened.getByRole('textbox', { name: 'Body' })).toHaveValue(body);
  await send(opened, 400);
  await opened.getByRole('button', { name: 'Code' }).click();
  await openEditor(opened);
  for (const button of await opened.getByRole('button', { name: 'body' }).all())
    await button.click();
  expect(errors).toEqual([]);
});

test('where the browser does not copy, the link can be selected', FULL, async ({ page }) => {
  await page.addInitScript(() => {
    const writeText = () => Promise.reject(new Error('denied'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });
  const opened = await visitConsole(page, 'getArticle');
  await opened.getByRole('button', { name: 'Copy link' }).click();
  const field = opened.getByRole('textbox', { name: /The clipboard is blocked/ });
  await expect(field).toBeFocused();
  const link = await field.inputValue();
  expect(link).toContain('/openapi/#getArticle?call=');
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(link);
  await opened.getByRole('textbox', { name: 'articleId' }).fill('7');
  await expect(field).toHaveCount(0);
});

for (const [index, width] of [360, 1280].entries()) {
  test(
    `at ${width} px a link to a comparison sends both requests after a press`,
    firstOf(index),
    async ({ page, context }) => {
      await page.setViewportSize({ width, height: 800 });
      const opened = await visitConsole(page, 'analyze');
      await send(opened, 200);
      await opened.getByRole('button', { name: 'Compare', exact: true }).click();
      const editor = await openEditor(opened);
      await editor.fill('{"id": "1", "text": "Prague.", "analyses": ["language"]}');
      await send(opened, 200);
      const link = opened.getByRole('link', { name: 'Link to this comparison' });
      const href = (await link.getAttribute('href'))!;

      const other = await context.newPage();
      await other.setViewportSize({ width, height: 800 });
      await other.goto(href);
      const arrived = findConsole(other, 'analyze');
      await arrived.getByRole('button', { name: 'Send both and compare' }).click();
      const differences = arrived.getByRole('region', {
        name: 'Differences between the two responses',
      });
      await expect(differences.getByText('body.text')).toBeVisible();
      await expect(differences).toContainText(/removed\s*tags/);
      await expect(arrived.getByRole('button', { name: 'History (2)' })).toBeVisible();
      expect(await measureOverflow(other)).toBe(0);
    },
  );
}
