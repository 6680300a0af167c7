import { expect, test } from 'vitest';
import { loadContract } from '@docs/openapi/node';
import { estimate, estimateArchive, LEAST_CHARACTERS, MOST_CHARACTERS } from './estimate';

const DAY = { articlesPerDay: 200, charactersPerArticle: 3000, analyzedAgain: 0, retries: 0 };

test('estimate() multiplies articles by characters, and a day by 30', () => {
  expect(estimate(DAY)).toEqual({
    analysesPerDay: 200,
    charactersPerDay: 600_000,
    charactersPerMonth: 18_000_000,
  });
});

test('estimate() adds the articles that are analyzed again', () => {
  expect(estimate({ ...DAY, analyzedAgain: 25 }).charactersPerDay).toBe(750_000);
  expect(estimate({ ...DAY, analyzedAgain: 200 }).analysesPerDay).toBe(600);
});

test.each([
  ['1 % of 200 analyses', { ...DAY, retries: 1 }, 202, 606_000],
  [
    '1 % of 200 articles, half of them twice',
    { ...DAY, analyzedAgain: 50, retries: 1 },
    303,
    909_000,
  ],
  ['1 % of 150 analyses, rounded up', { ...DAY, articlesPerDay: 150, retries: 1 }, 152, 456_000],
  ['every one', { ...DAY, retries: 100 }, 400, 1_200_000],
  ['short texts, too', { ...DAY, charactersPerArticle: 30, retries: 10 }, 220, 22_000],
  ['nothing', { ...DAY, articlesPerDay: 0, retries: 10 }, 0, 0],
])('estimate() adds retries: %s', (_, volume, analysesPerDay, charactersPerDay) => {
  expect(estimate(volume)).toMatchObject({ analysesPerDay, charactersPerDay });
});

test('estimate() counts a short text as 100 characters', () => {
  expect(estimate({ ...DAY, charactersPerArticle: 30 }).charactersPerDay).toBe(20_000);
});

const ARCHIVE = {
  articles: 100_000,
  charactersPerArticle: 3000,
  retries: 1,
  parallel: 4,
  secondsPerRequest: 2,
};

test.each([
  // 101,000 requests × 2 s ÷ 4 = 50,500 s
  ['4 at a time', ARCHIVE, 101_000, 303_000_000, 14.03],
  ['one at a time', { ...ARCHIVE, parallel: 1 }, 101_000, 303_000_000, 56.11],
  ['short texts', { ...ARCHIVE, charactersPerArticle: 99, retries: 0 }, 100_000, 10_000_000, 13.89],
])('estimateArchive() sends each article once: %s', (_, archive, analyses, characters, hours) => {
  const result = estimateArchive(archive);
  expect(result).toMatchObject({ analyses, characters });
  expect(result.hours).toBeCloseTo(hours, 2);
});

test.each([
  ['media-v2', 'Analysis', 'NlpRequest'],
  ['general-v3', 'Response', 'Request'],
] as const)('the limits are those of the contract %s', async (name, response, request) => {
  const { schemas } = (await loadContract(name)).components;
  expect(schemas[response]?.properties?.usedChars?.description).toContain(
    `at least ${LEAST_CHARACTERS}.`,
  );
  const rules = schemas[request]?.['x-rules'] ?? [];
  expect(rules.find(({ id }) => id === 'size-limit')?.text).toContain(
    `above ${MOST_CHARACTERS / 1024} KB are rejected`,
  );
});
