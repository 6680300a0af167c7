import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import type { Page, Response } from '@playwright/test';
import budgets from '../../benchmarks/budgets.json';
import { listPages } from '../site/pages';

/** Every tenth page: a sample that grows with the site. */
const SAMPLE = listPages().filter((_, index) => index % 10 === 0);

/** Most files are those of every page: each is compressed once. */
const weighed = new Map<string, Promise<number>>();

function weighOnce(response: Response): Promise<number> {
  const known = weighed.get(response.url());
  const weight = known ?? response.body().then((body) => gzipSync(body).length);
  weighed.set(response.url(), weight);
  return weight;
}

/** Bytes of all that a page loads until nothing more comes, each file compressed with gzip. */
async function weigh(page: Page, route: string): Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => sizes.push(weighOnce(response)));
  await page.goto(route, { waitUntil: 'networkidle' });
  page.removeAllListeners('response');
  return (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
}

test('the median page stays within its budget of bytes', async ({ browser, baseURL }) => {
  const weights: number[] = [];
  for (const route of SAMPLE) {
    // A context of its own has an empty cache, as a first visit has.
    const context = await browser.newContext({ baseURL });
    weights.push(await weigh(await context.newPage(), route));
    await context.close();
  }
  const median = weights.sort((a, b) => a - b)[Math.floor(weights.length / 2)];
  expect(median).toBeLessThanOrEqual(budgets.pages.medianBytes);
});

test('/openapi/ with all calls stays within its budget of bytes', async ({ page }) => {
  expect(await weigh(page, '/openapi/')).toBeLessThanOrEqual(budgets.pages.openapiBytes);
});
