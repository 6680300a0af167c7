import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { findRank, MOST, readQueries } from '../queries';

/** The search box of the navigation bar. */
export function findBox(page: Page): Locator {
  return page.getByRole('search', { name: 'Site' }).getByLabel('Search', { exact: true });
}

export function findOptions(page: Page): Locator {
  return page.getByRole('listbox', { name: 'Search results' }).getByRole('option');
}

/** Types a query into the box and waits for its hits. */
export async function search(page: Page, text: string): Promise<Locator> {
  await findBox(page).fill(text);
  const options = findOptions(page);
  await options.first().waitFor();
  return options;
}

/** URLs of the hits in the list, without the links below them. */
export function listHits(page: Page): Promise<string[]> {
  return findOptions(page)
    .filter({ hasNotText: /^See all results/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

const queries = readQueries().flatMap((family) => family.queries);

/** Ids of the products in which queries are typed; the empty one is the home page. */
export const PLACES = [...new Set(queries.map(({ reading }) => reading))];

/**
 * Types queries of a place into the box and expects the page of each among the hits.
 *
 * @param most how many; tests/search tests the order of hits without a browser
 */
export async function typeQueries(
  page: Page,
  site: string,
  reading: string,
  most: number,
): Promise<void> {
  await page.goto(reading === '' ? `${site}/` : `${site}/${reading}/`);
  // When the last index is there, no later response changes the list.
  await search(page, 'a');
  await expect(page.getByRole('status', { name: 'Loading search' })).toHaveCount(0);
  for (const expected of queries.filter((query) => query.reading === reading).slice(0, most)) {
    await findBox(page).fill('');
    await search(page, expected.query);
    const isGoodEnough = (rank: number) => rank > 0 && rank <= MOST[expected.rank];
    await expect
      .poll(async () => isGoodEnough(findRank(expected, await listHits(page))), {
        message: `"${expected.query}" finds ${expected.expect.join(' or ')}`,
        intervals: [20, 50, 100, 200, 500],
      })
      .toBe(true);
  }
}
