import { expect, test } from '@playwright/test';
import { findRank, readQueries } from '../search/queries';
import { findBox, listHits, search } from './search-box';

/** The same queries as in tests/search, typed into the box of the site. */
const queries = readQueries().flatMap((family) => family.queries);
const places = [...new Set(queries.map(({ reading }) => reading))];

for (const reading of places) {
  test(`each query typed ${reading === '' ? 'on the home page' : `in ${reading}`} finds its page`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.goto(reading === '' ? '/' : `/${reading}/`);
    // When the last index is there, no later answer changes the list.
    await search(page, 'a');
    await page.waitForLoadState('networkidle');
    for (const expected of queries.filter((query) => query.reading === reading)) {
      await findBox(page).fill('');
      await search(page, expected.query);
      const most = expected.rank === 'first' ? 1 : 3;
      await expect
        .poll(async () => findRank(expected, (await listHits(page)).slice(0, most)), {
          message: `"${expected.query}" finds ${expected.expect.join(' or ')}`,
        })
        .toBeGreaterThan(0);
    }
  });
}
