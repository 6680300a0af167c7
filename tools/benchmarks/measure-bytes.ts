import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Browser, Page, Request, Response } from '@playwright/test';
import { listPages } from '../../tests/support/pages';
import { findMedian } from './report';

/** Most files are those of every page: each is compressed once. */
const weighed = new Map<string, Promise<number>>();

/** Bytes of all that a new page loads until nothing more comes, each file compressed with gzip. */
async function measureBytes(page: Page, url: string): Promise<number> {
  const sizes: Promise<number>[] = [];
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('response', (response) => sizes.push(measureOnce(response)));
  await page.goto(url);
  // On a busy machine the network is idle while scripts have not yet run that ask for more.
  let count: number;
  do {
    count = sizes.length;
    await page.evaluate(waitUntilIdle);
  } while (count !== sizes.length || pending.size > 0);
  return (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
}

/** In the page: until its scripts have paused for a fifth of a second. */
function waitUntilIdle(): Promise<void> {
  return new Promise((done) => requestIdleCallback(() => setTimeout(done, 200)));
}

function measureOnce(response: Response): Promise<number> {
  const earlier = weighed.get(response.url());
  const weight = earlier ?? response.body().then((body) => gzipSync(body).length);
  weighed.set(response.url(), weight);
  return weight;
}

/** How many pages are measured at the same time: most of it is waiting until nothing more comes. */
const AT_ONCE = 4;

/** Every fifth page, chosen by its route: a new page does not change which others are measured. */
function isInSample(route: string): boolean {
  return createHash('sha256').update(route).digest()[0]! % 5 === 0;
}

/**
 * Bytes of the median page of a sample that grows with the site.
 *
 * @param host where the built site is served, without a slash at the end
 */
export async function measureMedian(browser: Browser, host: string): Promise<number> {
  const routes = listPages().filter(isInSample);
  const weights: number[] = [];
  for (let first = 0; first < routes.length; first += AT_ONCE) {
    const some = routes.slice(first, first + AT_ONCE);
    const loads = some.map((route) => measureFirstLoad(browser, host + route));
    weights.push(...(await Promise.all(loads)));
  }
  return findMedian(weights);
}

/** Bytes of a first visit: a separate context has an empty cache. */
export async function measureFirstLoad(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const bytes = await measureBytes(page, url);
  await context.close();
  return bytes;
}
