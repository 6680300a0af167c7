import { expect, test } from 'vitest';
import { isObject } from './is-object';

test.each<[unknown, boolean]>([
  [{}, true],
  [{ id: '1' }, true],
  [[], false],
  [null, false],
  [undefined, false],
  ['{}', false],
  [1, false],
])('isObject(%j) is %s', (value, want) => {
  expect(isObject(value)).toBe(want);
});
