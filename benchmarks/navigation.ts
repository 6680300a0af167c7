/**
 * How long a reader waits after a click on a link of the sidebar for the heading of the new page,
 * here and on the same pages in Docusaurus as it comes, in turns.
 * Run: `npm run build`, then `npx tsx benchmarks/navigation.ts`
 */
import { loadavg } from 'node:os';
import type { Locator, Page } from '@playwright/test';
import { FAST_LINE, openSite, slowProcessor } from './open-site';
import { note, report, toMedian } from './report';
import { ensureStock, STOCK } from './stock/build';
import { timeBareKey, timeKey } from './stopwatch';

const START = '/api_media2/guide/common/';
const ROUNDS = 2;

interface Site {
  page: Page;
  /** URLs in the sidebar. */
  routes: string[];
  times: number[];
  close(): Promise<void>;
}

async function main(): Promise<void> {
  ensureStock();
  const sites = [await openGuides('build'), await openGuides(STOCK)];
  try {
    const common = sites.map(({ routes }) => routes).reduce(listCommon);
    // No link may lead to the page that is shown.
    const routes = [...common.filter((route) => route !== START), START];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const route of routes) {
        for (const { page, times } of sites) times.push(await measure(page, route));
      }
    }
    const [ours, stock] = sites.map(({ times }) => toMedian(times));
    report('navigation', { headingToStock: (ours ?? NaN) / (stock ?? NaN) });
    note('to the heading, ms', ours ?? NaN);
    note('in stock Docusaurus, ms', stock ?? NaN);
    note('slowest page, ms', Math.max(...(sites[0]?.times ?? [])));
    note('a bare letter, ms', await timeBareKey(sites[0]!.page));
    note('load of the machine', loadavg()[0] ?? NaN);
  } finally {
    await Promise.all(sites.map(({ close }) => close()));
  }
}

async function openGuides(folder: string): Promise<Site> {
  const { page, url, close } = await openSite(folder, FAST_LINE, { bytes: new Map() });
  await page.goto(url + START, { waitUntil: 'networkidle' });
  const routes = await findSidebar(page)
    .locator('a[href*="/guide/"]:visible')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return { page, routes, times: [], close };
}

function listCommon(routes: string[], others: string[]): string[] {
  return routes.filter((route) => others.includes(route));
}

/** Milliseconds from the key that follows a link, which the pointer has reached, to the heading. */
async function measure(page: Page, route: string): Promise<number> {
  const link = findSidebar(page).locator(`a[href="${route}"]`);
  await link.hover();
  await link.focus();
  await page.waitForLoadState('networkidle');
  const restore = await slowProcessor(page);
  const time = await timeKey(page, 'Enter', 'h1');
  await restore();
  return time;
}

function findSidebar(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Docs sidebar' });
}

void main();
