/**
 * How long a reader waits after a click on a link of the sidebar for the heading of the new page,
 * here and on the same pages in Docusaurus as it comes and in other generators, in turns.
 * Run: `npm run build`, then `npx tsx benchmarks/navigation.ts`
 */
import { loadavg } from 'node:os';
import type { Locator, Page } from '@playwright/test';
import { ensureText } from './generators/build';
import { docusaurus, GENERATORS } from './generators/table';
import { FAST_LINE, openSite, slowProcessor } from './open-site';
import { note, report, toMedian } from './report';
import { openHeadingWatch, timeBareKey } from './stopwatch';

const START = '/api_media2/guide/common/';
const ROUNDS = 2;

interface Site {
  name: string;
  page: Page;
  sidebar: Locator;
  /** Follows the focused link. */
  timeHeading(): Promise<number>;
  /** URLs in the sidebar. */
  routes: string[];
  times: number[];
  close(): Promise<void>;
}

async function main(): Promise<void> {
  const sites = [await openGuides('this site', 'build', docusaurus.sidebar)];
  for (const generator of GENERATORS) {
    sites.push(await openGuides(generator.name, await ensureText(generator), generator.sidebar));
  }
  try {
    const common = sites.map(({ routes }) => routes).reduce(listCommon);
    // No link may lead to the page that is shown.
    const routes = [...common.filter((route) => route !== START), START];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const route of routes) {
        for (const site of sites) site.times.push(await measure(site, route));
      }
    }
    const [ours, stock] = sites.map(({ times }) => toMedian(times));
    report('navigation', { headingToStock: (ours ?? NaN) / (stock ?? NaN) });
    sites.forEach(({ name, times }) => note(`${name}, ms`, toMedian(times)));
    note('links', routes.length);
    note('slowest page, ms', Math.max(...(sites[0]?.times ?? [])));
    note('a bare letter, ms', await timeBareKey(sites[0]!.page));
    note('load of the machine', loadavg()[0] ?? NaN);
  } finally {
    await Promise.all(sites.map(({ close }) => close()));
  }
}

async function openGuides(name: string, folder: string, selector: string): Promise<Site> {
  const { page, url, close } = await openSite(folder, FAST_LINE, { bytes: new Map() });
  const timeHeading = await openHeadingWatch(page);
  await page.goto(url + START, { waitUntil: 'networkidle' });
  const sidebar = page.locator(selector);
  const routes = await sidebar
    .locator('a[href*="/guide/"]:visible')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return { name, page, sidebar, timeHeading, routes, times: [], close };
}

function listCommon(routes: string[], others: string[]): string[] {
  return routes.filter((route) => others.includes(route));
}

/** Milliseconds from the key that follows a link, which the pointer has reached, to the heading. */
async function measure({ page, sidebar, timeHeading }: Site, route: string): Promise<number> {
  const link = sidebar.locator(`a[href="${route}"]`);
  await link.hover();
  await link.focus();
  await page.waitForLoadState('networkidle');
  const restore = await slowProcessor(page);
  const time = await timeHeading();
  await restore();
  return time;
}

void main();
