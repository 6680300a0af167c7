import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LARGEST, readNumber } from './read-number';

test.each<[string, number | undefined]>([
  ['  42 ', 42],
  ['1,200', 1200],
  ['1,200,000', 1_200_000],
  ['1.200.000', 1_200_000],
  ['1 200 000', 1_200_000],
  ['1\u00a0200', 1200],
  ['1,200.50', 1200.5],
  ['1.200,50', 1200.5],
  ['12.5', 12.5],
  ['12,5', 12.5],
  ['.5', 0.5],
  ['0,125', 0.125],
  ['0.125', 0.125],
  ['00,125', 0.125],
  ['0.125,5', undefined],
  ['0.125.000', undefined],
  ['10,125', 10_125],
  ['1.250', 1.25],
  ['12.', 12],
  ['', undefined],
  ['.', undefined],
  ['-5', undefined],
  ['1.2.3', undefined],
  ['1,2,3', undefined],
  ['twelve', undefined],
  ['٣', undefined],
  ['9'.repeat(400), undefined],
])('readNumber(%j) is %j', (text, want) => {
  expect(readNumber(text)).toBe(want);
});

test.each<[string, number | undefined]>([
  ['3.000', 3000],
  ['200.000', 200_000],
  ['3,000', 3000],
  ['0.125', 0.125],
  ['2500.125', 2500.125],
])('of a count, readNumber(%j) is %j', (text, want) => {
  expect(readNumber(text, { isCount: true })).toBe(want);
});

test('readNumber() makes a number from 0 to the largest, or nothing, of whatever is typed', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'0123456789.,- eE') }),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const number = readNumber(text);
      return number === undefined || (number >= 0 && number <= LARGEST);
    }),
    { seed: 1, numRuns: 1000 },
  );
});
