import { test } from '@playwright/test';
import { PLACES, typeQueries } from '../support/browser/search-box';

/** Some of the queries of two places; queries-typed.full.spec.ts types all. */
for (const reading of PLACES.slice(0, 2)) {
  const where = reading === '' ? 'on the home page' : `in ${reading}`;
  test(`queries typed ${where} find their pages`, async ({ page }) => {
    await typeQueries(page, '', reading, 2);
  });
}
