import { expect, test } from 'vitest';
import { countTypos, isAlike } from './is-alike';

test.each([
  ['return', 'return', 0, true],
  ['retrun', 'return', 1, true],
  ['retun', 'return', 1, true],
  ['returnn', 'return', 1, true],
  ['reture', 'return', 1, true],
  ['morfology', 'morphology', 1, false],
  ['morfology', 'morphology', 2, true],
  ['photos', 'phrases', 2, false],
])('isAlike(%j, %j, %d) is %j', (typed, meant, typos, want) => {
  expect(isAlike(typed, meant, typos)).toBe(want);
});

test.each([
  ['tags', 0],
  ['sentimant', 2],
  ['photo', 1],
  ['timex3', 0],
])('countSlips(%j) is %d', (word, want) => {
  expect(countTypos(word)).toBe(want);
});
