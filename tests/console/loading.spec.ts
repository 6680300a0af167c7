import { expect, test } from '@playwright/test';
import type { Page, Response } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { shows } from '../support/browser/annotate';
import { openConsole, openEditor, send, visitConsole } from '../support/browser/console-page';
import {
  respondGone,
  breakUntilNextDocument,
  open,
  reload,
  settle,
  watchRequests,
} from '../support/browser/tab';
import { firstOf, FULL } from '../support/browser/tiers';

/** The console when opened, gzip, without the sandbox and its engine (issue 7). */
const MOST_BYTES = 60_000;

const ENGINE = /\/assets\/sandbox\//;

function collect(page: Page): Response[] {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  return responses;
}

/** A word of the console that no other part of the page has. */
const OWN_WORD = 'Simulate an error';

async function listTexts(responses: Response[]): Promise<string[]> {
  const scripts = responses.filter((response) => /\.(js|css)$/.test(response.url()));
  return Promise.all(scripts.map((response) => response.text()));
}

test('before a console is opened nothing of it is downloaded', async ({ page }) => {
  const responses = collect(page);
  await open(page, '/openapi/');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  await page.locator('[data-try="getDetails"]').hover();
  await settle(page);
  const hasConsole = (text: string) => text.includes(OWN_WORD);
  expect((await listTexts(responses)).filter(hasConsole)).toEqual([]);
  expect(responses.filter((response) => ENGINE.test(response.url()))).toEqual([]);
  await openConsole(page, 'getDetails');
  expect((await listTexts(responses)).filter(hasConsole)).not.toEqual([]);
});

test('an opened console weighs less than its budget', async ({ page }) => {
  await open(page, '/openapi/');
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  const responses = collect(page);
  const { finished } = watchRequests(page);
  await openConsole(page, 'analyze');
  await finished();
  const sizes = await Promise.all(
    responses
      .filter((response) => !ENGINE.test(response.url()))
      // Scripts of the worker are the sandbox, not the console.
      .filter((response) => response.request().resourceType() !== 'other')
      .filter((response) => !workers.includes(response.url()))
      .map(async (response) => gzipSync(await response.body()).length),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: 'bytes', description: String(total) });
  expect(sizes.length).toBeGreaterThan(0);
  expect(total).toBeLessThan(MOST_BYTES);
});

test(
  'after a new deploy a console that is gone comes when the page is loaded again',
  FULL,
  async ({ page }) => {
    shows('After a new deploy a console that is gone comes when the page is loaded again');
    await open(page, '/openapi/');
    await breakUntilNextDocument(page, respondGone);
    await page.locator('[data-try="analyze"]').click();
    const alert = page.locator('[data-console="analyze"]').getByRole('alert');
    await alert.getByRole('button', { name: 'Retry' }).click();
    await reload(page, () => alert.getByRole('button', { name: 'Reload the page' }).click());
    await openConsole(page, 'analyze');
  },
);

const SIZES: [name: string, bytes: number][] = [
  ['500 KB', 512_100],
  ['5 MB', 5_000_000],
];

for (const [index, [name, size]] of SIZES.entries()) {
  test(`a body of ${name} is kept, not checked, and refused`, firstOf(index), async ({ page }) => {
    test.slow();
    const opened = await visitConsole(page, 'analyze');
    const editor = await openEditor(opened);
    const text = JSON.stringify({ id: '1', text: 'a'.repeat(size) });
    await editor.fill(text);
    await expect(opened.getByText('larger than 512,000 bytes (500 KB)')).toBeVisible();
    await opened.getByRole('button', { name: 'Form' }).click();
    await expect(opened.getByText('The body is too large for the form.')).toBeVisible();
    await send(opened, 413);
    expect((await editor.inputValue()).length).toBe(text.length);
    await opened.getByRole('button', { name: 'Code' }).click();
    await expect(opened.getByText('too large to show as code')).toBeVisible();
    await opened.getByRole('button', { name: 'Copy link' }).click();
    await expect(opened.getByRole('button', { name: 'Too large' })).toBeVisible();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no button promises what it cannot do', async ({ page }) => {
    await page.goto('/openapi/');
    await expect(page.locator('[data-try]')).not.toHaveCount(0);
    await expect(page.locator('[data-try]:visible')).toHaveCount(0);
  });
});
