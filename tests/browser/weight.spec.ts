import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import budgets from '../../benchmarks/budgets.json';
import { listPages } from '../site/pages';

/** Every sixth page: a sample that grows with the site. */
const SAMPLE = listPages().filter((_, index) => index % 6 === 0);

/** Bytes of all that a page loads until nothing more comes, each file compressed with gzip. */
async function weigh(page: Page, route: string): Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    sizes.push(response.body().then((body) => gzipSync(body).length));
  });
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
