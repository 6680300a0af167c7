import { expect, test } from 'vitest';
import { findRange } from './body-state';

const TEXT = '{"list": ["a", {"b": true}]}';

test.each([
  ['an item', '/list/0', '"a"'],
  ['a field further in', '/list/1/b', 'true'],
  ['the object that lacks a field', '/list/1/c', '{"b": true}'],
  ['the body', '', TEXT],
])('findRange() of %s', (_, pointer, want) => {
  expect(TEXT.slice(...findRange(TEXT, pointer)!)).toBe(want);
});

test('findRange() of an empty text is undefined', () => {
  expect(findRange('', '/a')).toBeUndefined();
});

test('findRange() of lists in lists that no reader of JSON can follow is undefined', () => {
  expect(findRange('['.repeat(20_000) + ']'.repeat(20_000), '')).toBeUndefined();
});
