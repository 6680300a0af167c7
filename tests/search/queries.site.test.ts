import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Search } from '@docs/search';
import { groupHits } from '../../site/src/features/search/hits/list-options';
import { MOST_HITS } from '@docs/search';
import { loadIndex, searchInMemory } from '@docs/search/in-memory';
import { products } from '@docs/vendor';
import { findPageRank, findRank, MOST, readQueries, readQuestions } from '../support/queries';

let search: Search;

beforeAll(async () => {
  search = searchInMemory(await loadIndex(products));
  await search.loadIndexes('/', '');
});

/** As the search box finds: the product that is being read first, then all. */
async function findUrls(query: string, reading: string): Promise<string[]> {
  const { hits } =
    reading === ''
      ? await search.search('/', '', query)
      : await search.search('/', reading, query, { withOthers: true });
  return groupHits(hits).map(({ document: { u, h = '' } }) => u + h);
}

test('there are at least 180 queries', () => {
  expect(readQueries().flatMap(({ queries }) => queries).length).toBeGreaterThanOrEqual(180);
});

test('hits of one page are below each other', async () => {
  const pages = (await findUrls('cursor', 'api_media2')).map((url) => url.replace(/#.*/, ''));
  const starts = pages.filter((url, index) => url !== pages[index - 1]);
  expect(pages.length).toBeGreaterThan(starts.length);
  expect(new Set(starts).size).toBe(starts.length);
});

/** `npm run test:full` sends 20,000. */
const RANDOM = Number(process.env.SEARCH_FUZZ_QUERIES ?? 25);
const BATCHES = 5;

test.each(Array.from({ length: BATCHES }, (_, index) => index + 1))(
  `the index of the whole site takes ${RANDOM} random strings (part %i of ${BATCHES})`,
  async (batch) => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      // Words that are there, with signs between them, up to 10,000 characters.
      fc
        .array(fc.constantFrom('tag', 'the', 'e', 'photos', '/', '{', '<b>', '\\p{L}', '🙂'), {
          maxLength: 2_500,
          size: 'max',
        })
        .map((parts) => parts.join(' ').slice(0, 10_000)),
    );
    await fc.assert(
      fc.asyncProperty(text, async (query) => {
        const { hits, nearest } = await search.search('/', '', query);
        expect(hits.length).toBeLessThanOrEqual(MOST_HITS);
        expect(hits.length === 0 || nearest.length === 0).toBe(true);
      }),
      { numRuns: Math.ceil(RANDOM / BATCHES), seed: batch },
    );
  },
  600_000 + 100 * RANDOM,
);

describe.each(readQueries())('$family', ({ queries }) => {
  test.each(queries)('"$query" finds $expect ($rank, reading: $reading)', async (expected) => {
    const urls = await findUrls(expected.query, expected.reading);
    const rank = findRank(expected, urls);
    expect(rank, `found: ${urls.join('\n')}`).toBeGreaterThan(0);
    expect(rank, `found: ${urls.join('\n')}`).toBeLessThanOrEqual(MOST[expected.rank]);
  });
});

// One question less than the search answers today: a new page may answer one of them better.
test.each([
  ['sentences', 'sentence', 49, 56],
  ['key words', 'words', 48, 56],
] as const)('of 60 questions as %s, the right pages come first', async (_, form, first, three) => {
  const ranks = await Promise.all(
    readQuestions().map(async (question) => ({
      text: question[form],
      rank: findPageRank(question.pages, await findUrls(question[form], '')),
    })),
  );
  const missed = ranks.filter(({ rank }) => rank === 0 || rank > 3).map(({ text }) => text);
  expect(ranks).toHaveLength(60);
  expect(ranks.filter(({ rank }) => rank === 1).length).toBeGreaterThanOrEqual(first);
  expect(ranks.length - missed.length, missed.join('\n')).toBeGreaterThanOrEqual(three);
});
