import { expect, test } from '@playwright/test';
import budgets from '../../benchmarks/budgets.json';
import { measureBytes, measureFirstLoad, measureMedian } from '../../benchmarks/measure-bytes';
import weights from '../../benchmarks/weights.json';
import { firstOf } from '../../testing/browser/tiers';

/** How far a page may be from its weight in `benchmarks/weights.json`, as a share: an edit of its text stays within it. */
const TOLERANCE = 0.05;

test('the median page stays within its budget of bytes', async ({ browser, baseURL }) => {
  expect(await measureMedian(browser, baseURL!)).toBeLessThanOrEqual(budgets.pages.medianBytes);
});

test('/openapi/ with all operations stays within its budget of bytes', async ({ page }) => {
  expect(await measureBytes(page, '/openapi/')).toBeLessThanOrEqual(budgets.pages.openapiBytes);
});

for (const [index, { kind, route, bytes }] of weights.kinds.entries()) {
  const title = `a page of the kind “${kind}” weighs what it did`;
  test(title, firstOf(index), async ({ browser, baseURL }) => {
    const now = await measureFirstLoad(browser, baseURL! + route);
    const remedy = `${route} weighed ${bytes} bytes, and weighs ${now}. If that is meant, change benchmarks/weights.json.`;
    expect(Math.abs(now - bytes) / bytes, remedy).toBeLessThanOrEqual(TOLERANCE);
  });
}
