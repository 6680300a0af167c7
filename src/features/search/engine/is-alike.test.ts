import { expect, test } from 'vitest';
import { countForgiven, isAlike } from './is-alike';

test.each([
  ['tags', 'tags', true],
  ['tagz', 'tags', false],
  ['retrun', 'return', true],
  ['retunr', 'returns', false],
  ['morfology', 'morphology', true],
  ['timex4', 'timex3', false],
])('isAlike(%j, %j) is %j', (typed, meant, want) => {
  expect(isAlike(typed, meant)).toBe(want);
});

test.each([
  ['tags', 0],
  ['sentimant', 2],
  ['photo', 1],
  ['timex3', 0],
])('countForgiven(%j) is %d', (word, want) => {
  expect(countForgiven(word)).toBe(want);
});
