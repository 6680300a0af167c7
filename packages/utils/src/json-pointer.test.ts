import { expect, test } from 'vitest';
import { getAt, toPointer, toSteps } from './json-pointer';

test.each([
  ['nothing', [], ''],
  ['names and numbers', ['tags', 0, 'id'], '/tags/0/id'],
  ['a name with a slash', ['paths', '/v2/photos'], '/paths/~1v2~1photos'],
  ['a name that looks escaped', ['a~1b'], '/a~01b'],
  ['an empty name', [''], '/'],
])('toPointer() and toSteps() agree on %s', (_, path, pointer) => {
  expect(toPointer(path)).toBe(pointer);
  expect(toSteps(pointer)).toEqual(path.map(String));
});

test('getAt() finds a value, and nothing where there is none', () => {
  const value = { tags: [{ id: 't1' }] };
  expect(getAt(value, ['tags', '0', 'id'])).toBe('t1');
  expect(getAt(value, ['tags', 1, 'id'])).toBeUndefined();
  expect(getAt(value, ['constructor'])).toBeUndefined();
});
