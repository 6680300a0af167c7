/**
 * How long a reader waits after a click on a link of the sidebar for the heading of the new page,
 * here and on the same pages in Docusaurus as it comes and in other generators, in turns.
 * Run: `npm run build`, then `npx tsx tools/benchmarks/navigation.ts`
 */
import type { Locator, Page } from '@playwright/test';
import { ensureText } from './generators/build';
import { docusaurus, GENERATORS } from './generators/table';
import { FAST_LINE, openSite, slowProcessor } from './open-site';
import { note, report, toMedian } from './report';

const START = '/api_media2/guide/common/';
const ROUNDS = 2;

interface Site {
  name: string;
  page: Page;
  sidebar: Locator;
  /** URLs in the sidebar. */
  routes: string[];
  times: number[];
  close(): Promise<void>;
}

async function main(): Promise<void> {
  const sites = [await openGuides('this site', 'build', docusaurus.sidebar)];
  for (const generator of GENERATORS) {
    sites.push(await openGuides(generator.name, ensureText(generator), generator.sidebar));
  }
  const common = sites[0]!.routes.filter((route) =>
    sites.every((site) => site.routes.includes(route)),
  );
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
  await Promise.all(sites.map(({ close }) => close()));
}

async function openGuides(name: string, folder: string, selector: string): Promise<Site> {
  const { page, url, close } = await openSite(folder, FAST_LINE, { bytes: new Map() });
  await page.goto(url + START, { waitUntil: 'networkidle' });
  const sidebar = page.locator(selector);
  const routes = await sidebar
    .locator('a[href*="/guide/"]:visible')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return { name, page, sidebar, routes, times: [], close };
}

/** Milliseconds from the key that follows a link, which the pointer has reached, to the heading. */
async function measure({ page, sidebar }: Site, route: string): Promise<number> {
  const link = sidebar.locator(`a[href="${route}"]`);
  await link.hover();
  await link.focus();
  await page.waitForLoadState('networkidle');
  const before = await page.locator('h1').first().textContent();
  const restore = await slowProcessor(page);
  const start = performance.now();
  await page.keyboard.press('Enter');
  // Looks once in each frame, also in a document that a link loads.
  await page.waitForFunction((heading) => {
    const text = document.querySelector('h1')?.textContent;
    return text && text !== heading;
  }, before);
  const time = performance.now() - start;
  await restore();
  return time;
}

void main();
