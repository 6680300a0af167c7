/**
 * How long a reader waits after a click on a link of the sidebar for the heading of the new page, in
 * times that a plain list takes on the same page.
 * Run: `npm run build`, then `npx tsx tools/benchmarks/navigation.ts`
 */
import type { Page } from '@playwright/test';
import { MOST_HITS } from '@docs/search';
import { FAST_LINE, openSite, slowProcessor } from './open-site';
import { note, report, findMedian } from './report';
import { timePlainList } from './stopwatch';

const START = '/api_media2/guide/common/';
const SIDEBAR = 'nav[aria-label="Docs sidebar"]';
const ROUNDS = 2;

async function main(): Promise<void> {
  const { page, url, close } = await openSite('build', FAST_LINE, { bytes: new Map() });
  await page.goto(url + START, { waitUntil: 'networkidle' });
  const restore = await slowProcessor(page);
  const plain = await timePlainList(page, MOST_HITS);
  await restore();
  const guides = await page
    .locator(`${SIDEBAR} a[href*="/guide/"]:visible`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  // No link may lead to the page that is shown.
  const routes = [...guides.filter((route) => route !== START), START];
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const route of routes) times.push(await measure(page, route));
  }
  await close();
  report('navigation', { headingToPlainList: findMedian(times) / plain });
  note('heading, ms', findMedian(times));
  note('a plain list, ms', plain);
  note('links', routes.length);
}

/** Milliseconds from the key that follows a link, which the pointer has reached, to the heading. */
async function measure(page: Page, route: string): Promise<number> {
  const link = page.locator(`${SIDEBAR} a[href="${route}"]`);
  await link.hover();
  await link.focus();
  await page.waitForLoadState('networkidle');
  const before = await page.locator('h1').first().textContent();
  const restore = await slowProcessor(page);
  const start = performance.now();
  await page.keyboard.press('Enter');
  // Looks once in each frame.
  await page.waitForFunction((heading) => {
    const text = document.querySelector('h1')?.textContent;
    return text && text !== heading;
  }, before);
  const time = performance.now() - start;
  await restore();
  return time;
}

void main();
