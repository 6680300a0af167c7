import { expect, test } from 'vitest';
import { isTooLargeToCheck, readBody } from './body-state';

test('readBody() gives the value of a text, and an empty object for none', () => {
  expect(readBody('{"id": "1"}')).toEqual({ kind: 'json', value: { id: '1' } });
  expect(readBody(' ')).toEqual({ kind: 'json', value: {} });
});

test('readBody() says where a broken text has its fault', () => {
  expect(readBody('{"id": ')).toEqual({
    kind: 'broken',
    reason: 'The form waits. This is not JSON yet: line 1, column 8.',
  });
});

test('readBody() makes no form of a large text, broken or not', () => {
  expect(readBody('"'.padEnd(70_000, 'a')).kind).toBe('large');
});

test.each([
  ['512,000 letters of one byte', 'a'.repeat(512_000), false],
  ['one more', 'a'.repeat(512_001), true],
  ['256,000 letters of two bytes', 'č'.repeat(256_000), false],
  ['one more of two bytes', 'č'.repeat(256_001), true],
])('isTooLargeToCheck() of %s', (_, text, want) => {
  expect(isTooLargeToCheck(text)).toBe(want);
});
