import { expect, test } from 'vitest';
import { findRange, readBodyState } from './body-state';

test('readBodyState() gives the value of a text, and an empty object for none', () => {
  expect(readBodyState('{"id": "1"}')).toEqual({ kind: 'json', value: { id: '1' } });
  expect(readBodyState(' ')).toEqual({ kind: 'json', value: {} });
});

test.each([
  ['{"id": ', 'This is not valid JSON yet: line 1, column 8.'],
  // It could show one of two values only.
  ['{"id":"1","id":"2"}', 'The same name appears twice in one object: line 1, column 11.'],
  ...['99999999999999999999', '-9007199254740993', '1e999'].map((number) => [
    `{"id": "1",\n "count": ${number}}`,
    'This number is too large to keep all its digits: line 2, column 11.',
  ]),
])('readBodyState() makes no form of %s', (text, reason) => {
  expect(readBodyState(text!)).toEqual({ kind: 'broken', reason: `The form is paused. ${reason}` });
});

test.each(['9007199254740991', '10000000000000000', '0.1', '-0', '1e21'])(
  'readBodyState() makes a form of %s',
  (number) => expect(readBodyState(`{"count": ${number}}`).kind).toBe('json'),
);

test.each([
  ['many objects in a list', `{"id":"1","paraSpecs":[${'{},'.repeat(19_900)}{}]}`, 'large'],
  ['lists in lists', '['.repeat(20_000) + ']'.repeat(20_000), 'large'],
  ['lists in lists that do not end', '['.repeat(20_000), 'broken'],
  ['a long text', JSON.stringify({ text: 'a'.repeat(59_000) }), 'json'],
  ['a hundred documents', JSON.stringify(Array(100).fill({ id: '1', text: 'b' })), 'json'],
  ['a large text that does not end', '"'.padEnd(70_000, 'a'), 'large'],
])('readBodyState() of %s', (_, text, kind) => {
  expect(readBodyState(text).kind).toBe(kind);
});

const TEXT = '{"list": ["a", {"b": true}], "years": {"2024": 5, "": 6}}';

test.each([
  ['an item', '/list/0', '"a"'],
  ['a field further in', '/list/1/b', 'true'],
  ['a field with a number for a name', '/years/2024', '5'],
  ['a field without a name', '/years/', '6'],
  ['a list that lacks an item', '/list/2', '["a", {"b": true}]'],
  ['a list, for a name', '/list/b', '["a", {"b": true}]'],
  ['a text, for a name', '/list/0/b', '"a"'],
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
