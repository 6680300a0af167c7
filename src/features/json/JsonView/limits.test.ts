import { expect, test } from 'vitest';
import { isOpenAtFirst } from './limits';

test.each([
  ['the response itself, however long', 0, 500, true],
  ['its own lists', 1, 500, true],
  ['a short object inside a list', 3, 8, true],
  ['a long list further in', 3, 200, false],
  ['what lies deep', 6, 2, false],
])('isOpenAtFirst(): %s', (_, depth, length, want) => {
  expect(isOpenAtFirst(depth, length)).toBe(want);
});
