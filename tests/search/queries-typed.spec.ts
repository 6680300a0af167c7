import { test } from '@playwright/test';
import { PLACES, typeQueries } from '../support/browser/search-box';

/** Some of the queries of two places; queries.site.test.ts asks all of the index. */
for (const reading of PLACES.slice(0, 2)) {
  const where = reading === '' ? 'on the home page' : `in ${reading}`;
  test(`queries typed ${where} find their pages`, async ({ page }) => {
    await typeQueries(page, '', reading, 2);
  });
}
