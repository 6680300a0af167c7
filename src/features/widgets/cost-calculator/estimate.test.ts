import { expect, test } from 'vitest';
import { estimate, toCost } from './estimate';

const DAY = { articlesPerDay: 200, charactersPerArticle: 3000, analyzedAgain: 0 };

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

test('estimate() counts a short text as 100 characters', () => {
  expect(estimate({ ...DAY, charactersPerArticle: 30 }).charactersPerDay).toBe(20_000);
});

test('toCost() uses the price of a million characters', () => {
  expect(toCost(18_000_000, 2.5)).toBe(45);
  expect(toCost(0, 2.5)).toBe(0);
});
