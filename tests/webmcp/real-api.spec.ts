import { expect, test } from '@playwright/test';
import { CHROMIUM_ARGS } from '../../testing/chromium-args';
import { collectOffenses } from '../../testing/browser/tab';
import { expectResults, expectSameTools, isOfMissingPage, openWithTools, PAGE } from './agent';

// Chromium 156 has the API behind this flag; stand-in.spec.ts has the browsers without it.
test.use({
  launchOptions: {
    executablePath: process.env.CHROME_PATH,
    args: [...CHROMIUM_ARGS, '--enable-features=WebMCP'],
  },
});

test.beforeEach(async ({ page }) => {
  await page.goto(PAGE);
  const isOffered = await page.evaluate(() => 'modelContext' in document);
  test.skip(!isOffered, 'this Chromium does not have document.modelContext');
});

test('an agent of Chromium gets the tools of the MCP server, and results of each', async ({
  page,
}) => {
  const listOffenses = collectOffenses(page);
  await openWithTools(page);
  await expectSameTools(page);
  await expectResults(page);
  expect(listOffenses().filter((offense) => !isOfMissingPage(offense))).toEqual([]);
});
