import { expect, test } from '@playwright/test';
import budgets from '../../benchmarks/budgets.json';
import { weigh, weighMedian } from '../../benchmarks/weigh';

test('the median page stays within its budget of bytes', async ({ browser, baseURL }) => {
  expect(await weighMedian(browser, baseURL!)).toBeLessThanOrEqual(budgets.pages.medianBytes);
});

test('/openapi/ with all calls stays within its budget of bytes', async ({ page }) => {
  expect(await weigh(page, '/openapi/')).toBeLessThanOrEqual(budgets.pages.openapiBytes);
});
