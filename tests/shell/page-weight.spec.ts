import path from 'node:path';
import { test } from '@playwright/test';
import { KINDS } from '../support/browser/kinds';
import { expectRecorded, weighPage } from '../support/browser/weights';
import type { Weights } from '../support/browser/weights';

test('a page of each kind weighs at most 1% more than recorded', async ({ browser, baseURL }) => {
  const weights: Record<string, Weights> = {};
  for (const [, route] of KINDS) {
    // A separate context has an empty cache.
    const context = await browser.newContext({ baseURL });
    weights[route] = await weighPage(await context.newPage(), route);
    await context.close();
  }
  expectRecorded(
    path.join(__dirname, 'page-weights.json'),
    weights,
    'npx playwright test page-weight --project=site',
    test.info(),
  );
});
