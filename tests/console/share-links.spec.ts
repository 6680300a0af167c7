import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { toShareLink } from '../../src/features/console/links/share-link';
import {
  findConsole,
  measureOverflow,
  openConsole,
  openEditor,
  send,
} from '../../testing/browser/console-page';
import { open } from '../../testing/browser/tab';
import { firstOf, FULL } from '../../testing/browser/tiers';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('dialog', (dialog) => {
    errors.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  return errors;
}

test('a copied link opens the same request elsewhere, without the key', async ({
  page,
  context,
}) => {
  await open(page, '/openapi/#putArticle');
  const opened = await openConsole(page, 'putArticle');
  await opened.getByRole('textbox', { name: 'X-API-Key' }).fill('my-secret-key');
  await opened.getByRole('textbox', { name: 'articleId' }).fill('č/7');
  const editor = await openEditor(opened);
  await editor.fill('{"id": "č/7", "text": "<b>&"}');
  await opened.getByRole('button', { name: 'Copy link' }).click();
  await expect(opened.getByRole('button', { name: 'Copied' })).toBeVisible();
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

const DAMAGED = [
  ['garbage', '#analyze?call=%%%garbage'],
  ['markup', '#analyze?call=<script>alert(1)</script>'],
  ['nothing', '#analyze?call='],
  ['a list', '#analyze?call=WzFd'],
];

for (const [index, [name, hash]] of DAMAGED.entries()) {
  test(
    `a link with ${name} says so at the place, and the console works`,
    firstOf(index),
    async ({ page }) => {
      const errors = collectErrors(page);
      await open(page, `/openapi/${hash}`);
      const opened = findConsole(page, 'analyze');
      await expect(opened.getByText('This link is damaged')).toBeVisible();
      await send(opened, 200);
      expect(errors).toEqual([]);
    },
  );
}

const DEEP = '['.repeat(20_000);

const NESTED = [
  ['that do not end', DEEP],
  ['that end', DEEP + ']'.repeat(20_000)],
  ['with a name that stands twice', `{"id":${DEEP}${']'.repeat(20_000)},"id":"1"}`],
];

for (const [index, [name = '', body = '']] of NESTED.entries()) {
  test(
    `a link with thousands of lists in lists, ${name}, does no harm`,
    firstOf(index),
    async ({ page }) => {
      const errors = collectErrors(page);
      await open(page, toShareLink({ operationId: 'analyze', path: {}, query: {}, body }));
      const opened = findConsole(page, 'analyze');
      await expect(opened.getByRole('textbox', { name: 'Body' })).toHaveValue(body);
      await send(opened, 400);
      await opened.getByRole('button', { name: 'Code' }).click();
      await openEditor(opened);
      for (const place of await opened.getByRole('button', { name: 'body' }).all())
        await place.click();
      expect(errors).toEqual([]);
    },
  );
}

test('a link with more objects than a form can show opens as a text', FULL, async ({ page }) => {
  const body = `{"id":"1","paraSpecs":[${'{},'.repeat(19_900)}{}]}`;
  await open(page, toShareLink({ operationId: 'analyze', path: {}, query: {}, body }));
  const opened = findConsole(page, 'analyze');
  await expect(opened.getByText('The body is too large for the form.')).toBeVisible();
  expect(await opened.locator('*').count()).toBeLessThan(500);
});

test('where the browser does not copy, the link can be selected', FULL, async ({ page }) => {
  await page.addInitScript(() => {
    const writeText = () => Promise.reject(new Error('denied'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });
  await open(page, '/openapi/#getArticle');
  const opened = await openConsole(page, 'getArticle');
  await opened.getByRole('button', { name: 'Copy link' }).click();
  const field = opened.getByRole('textbox', { name: /The clipboard is blocked/ });
  await expect(field).toBeFocused();
  const link = await field.inputValue();
  expect(link).toContain('/openapi/#getArticle?call=');
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(link);
  await opened.getByRole('textbox', { name: 'articleId' }).fill('7');
  await expect(field).toHaveCount(0);
});

test(
  'a link to a request that does not exist says so, and the page works',
  FULL,
  async ({ page }) => {
    const errors = collectErrors(page);
    await open(page, '/openapi/#<img src=x onerror=alert(1)>?call=e30');
    const alert = page.getByRole('alert').filter({ hasText: 'which this reference does not have' });
    await expect(alert).toBeVisible();
    await expect(alert).toBeInViewport();
    await expect(page.locator('main img')).toHaveCount(0);
    await openConsole(page, 'listPhotoBanks');
    await expect(alert).toHaveCount(0);
    expect(errors).toEqual([]);
  },
);

test('a link opens its request also when a messenger has encoded it', FULL, async ({ page }) => {
  const call = { operationId: 'getArticle', path: { articleId: 'č/7' }, query: {}, body: '' };
  const link = toShareLink({ ...call, path: { dataset: 'demo', ...call.path } });
  await open(page, link.replace('?call=', '%3Fcall%3D'));
  const opened = findConsole(page, 'getArticle');
  await expect(opened.getByRole('textbox', { name: 'articleId' })).toHaveValue('č/7');
});

for (const [index, width] of [360, 1280].entries()) {
  test(
    `at ${width} px a link to a comparison sends both requests after a press`,
    firstOf(index),
    async ({ page, context }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/openapi/#analyze');
      const opened = await openConsole(page, 'analyze');
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
