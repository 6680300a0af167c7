import { test } from '@playwright/test';
import { PLACES, typeQueries } from '../support/browser/search-box';

/** The same queries as in tests/search, typed into the box of the built site. */
for (const reading of PLACES) {
  const where = reading === '' ? 'on the home page' : `in ${reading}`;
  test(`each query typed ${where} finds its page`, async ({ page }) => {
    await typeQueries(page, '', reading);
  });
}
