import { beforeAll, describe, expect, test } from 'vitest';
import type { Search } from '../../src/search/create-search';
import { mergeHits } from '../../src/search/merge-hits';
import { loadIndexedPages, searchPages } from './load-site';
import { findRank, readQueries } from './queries';

let search: Search;

beforeAll(async () => {
  search = searchPages(await loadIndexedPages());
  await search.loadIndexes('/', '');
}, 120_000);

/** As the search box finds: the product that is being read first, then all. */
async function findAddresses(query: string, reading: string): Promise<string[]> {
  const all = await search.search('/', '', query);
  const hits =
    reading === ''
      ? all.hits
      : mergeHits((await search.search('/', reading, query)).hits, all.hits, reading);
  return hits.map(({ document: { u, h = '' } }) => u + h);
}

test('there are at least 120 queries', () => {
  expect(readQueries().flatMap(({ queries }) => queries).length).toBeGreaterThanOrEqual(120);
});

describe.each(readQueries())('$family', ({ queries }) => {
  test.each(queries)('"$query" finds $expect ($rank, reading: $reading)', async (expected) => {
    const addresses = await findAddresses(expected.query, expected.reading);
    const rank = findRank(expected, addresses);
    const most = expected.rank === 'first' ? 1 : 3;
    expect(rank, `found: ${addresses.join('\n')}`).toBeGreaterThan(0);
    expect(rank, `found: ${addresses.join('\n')}`).toBeLessThanOrEqual(most);
  });
});
