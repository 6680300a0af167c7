import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { shows } from '../support/browser/annotate';
import { open, PAGE_SCRIPTS, settle } from '../support/browser/tab';

interface Connection {
  effectiveType: string;
  saveData: boolean;
}

function setConnection(page: Page, connection: Connection): Promise<unknown> {
  return page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
  }, connection);
}

/** How many scripts a reader's reaching for links of the footer makes the page load. */
async function countPrefetched(page: Page): Promise<number> {
  await open(page, '/gkb/');
  let count = 0;
  page.on('request', (request) => {
    if (PAGE_SCRIPTS.test(request.url())) count += 1;
  });
  for (const name of ['Genja', 'General API']) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).hover();
  }
  await settle(page);
  return count;
}

const CONNECTIONS: [string, Connection, boolean][] = [
  ['a quick connection loads', { effectiveType: '4g', saveData: false }, true],
  ['a connection of type 2g does not load', { effectiveType: '2g', saveData: false }, false],
  [
    'a connection of type slow-2g does not load',
    { effectiveType: 'slow-2g', saveData: false },
    false,
  ],
  ['a reader who saves data does not load', { effectiveType: '4g', saveData: true }, false],
];

for (const [name, connection, loads] of CONNECTIONS) {
  test(`${name} a page before its link is opened`, async ({ page }) => {
    shows('Prefetching is skipped on 2g or data-saver connections');
    await setConnection(page, connection);
    expect((await countPrefetched(page)) > 0).toBe(loads);
  });
}
