/**
 * How long a reader waits after a click on a link of the sidebar for the heading of the new page.
 * Run: `npm run build`, then `npx tsx benchmarks/navigation.ts`
 */
import { loadavg } from 'node:os';
import type { Page } from '@playwright/test';
import { FAST_LINE, openSite, slowProcessor } from './open-site';
import { note, report, toMedian } from './report';
import { timeBareKey, timeKey } from './stopwatch';

const START = '/api_media2/guide/common/';
const ROUNDS = 2;

async function main(): Promise<void> {
  const { page, address, close } = await openSite('build', FAST_LINE, { bytes: new Map() });
  try {
    await page.goto(address + START, { waitUntil: 'networkidle' });
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    const routes = await sidebar
      .locator('a[href*="/guide/"]:visible')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      // The first page of the list comes last: no link may lead to the page that is shown.
      for (const route of [...routes.slice(1), routes[0] ?? ''])
        times.push(await measure(page, route));
    }
    report('navigation', { headingMs: toMedian(times) });
    note('slowest page, ms', Math.max(...times));
    note('a bare letter, ms', await timeBareKey(page));
    note('load of the machine', loadavg()[0] ?? NaN);
  } finally {
    await close();
  }
}

/** Milliseconds from the key that follows a link, which the pointer has reached, to the heading. */
async function measure(page: Page, route: string): Promise<number> {
  const link = page.getByRole('navigation', { name: 'Docs sidebar' }).locator(`a[href="${route}"]`);
  await link.hover();
  await link.focus();
  await page.waitForLoadState('networkidle');
  const restore = await slowProcessor(page);
  const time = await timeKey(page, 'Enter', 'h1');
  await restore();
  return time;
}

void main();
