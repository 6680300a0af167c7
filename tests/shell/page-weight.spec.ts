import { expect, test } from '@playwright/test';
import budgets from '../../benchmarks/budgets.json';
import { measureBytes, measureMedian } from '../../benchmarks/measure-bytes';

test('the median page stays within its budget of bytes', async ({ browser, baseURL }) => {
  expect(await measureMedian(browser, baseURL!)).toBeLessThanOrEqual(budgets.pages.medianBytes);
});

test('/openapi/ with all calls stays within its budget of bytes', async ({ page }) => {
  expect(await measureBytes(page, '/openapi/')).toBeLessThanOrEqual(budgets.pages.openapiBytes);
});
