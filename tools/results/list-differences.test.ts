import { expect, it } from 'vitest';
import { listDifferences } from './list-differences';

it.each<[string, unknown, unknown, [string, unknown, unknown][]]>([
  ['equal values', { a: [1, null] }, { a: [1, null] }, []],
  ['a changed value', { a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, [['/a/1/b', 2, 3]]],
  ['a field more', {}, { 'a/b~c': null }, [['/a~1b~0c', undefined, null]]],
  ['an element less', [1, 2], [1], [['/1', 2, undefined]]],
  ['a list instead of an object', { a: {} }, { a: [] }, [['/a', {}, []]]],
  ['a response instead of none', undefined, { a: 1 }, [['', undefined, { a: 1 }]]],
  ['another order of fields', { a: 1, b: 2 }, { b: 2, a: 1 }, [['', ['a', 'b'], ['b', 'a']]]],
  ['a field that every object has', {}, { constructor: 1 }, [['/constructor', undefined, 1]]],
])('listDifferences() finds %s', (_, was, is, wanted) => {
  const found = listDifferences(was, is);
  expect(found.map((one) => [one.pointer, one.was, one.is])).toEqual(wanted);
});
