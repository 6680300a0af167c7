import { test } from '@playwright/test';
import { PLACES, typeQueries } from '../../testing/browser/search-box';

/** Some of the queries of tests/search, which `npm run test:full` types all. */
for (const reading of PLACES) {
  const place = reading === '' ? 'on the home page' : `in ${reading}`;
  test(`queries typed ${place} find their pages`, async ({ page }) => {
    await typeQueries(page, '', reading, 2);
  });
}
