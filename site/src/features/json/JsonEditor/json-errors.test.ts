import { expect, test } from 'vitest';
import { describeError } from './json-errors';

const TWICE = 'The same name appears twice in one object';

test.each([
  ['what is JSON', '{"id": "1"}', undefined],
  ['a byte order mark before JSON', '\uFEFF{"id": "1"}', undefined],
  [
    'a byte order mark before an error',
    '\uFEFF{x}',
    'This is not valid JSON yet: line 1, column 3.',
  ],
  ['a comma too many', '{"id": 1,}', 'This is not valid JSON yet: line 1, column 10.'],
  ['an error on another line', '{\n  "id": x\n}', 'This is not valid JSON yet: line 2, column 9.'],
  ['a text that ends too early', '{"id": ', 'This is not valid JSON yet: line 1, column 8.'],
  ['an empty text', '', 'This is not valid JSON yet: line 1, column 1.'],
  ['a comment', '{} // no', 'This is not valid JSON yet: line 1, column 4.'],
  [
    'lists in lists that no reader of JSON can follow',
    '['.repeat(20_000),
    'This is not valid JSON yet.',
  ],
  ['many lists in lists', '['.repeat(20_000) + ']'.repeat(20_000), undefined],
  ['a name that stands twice', '{"id":"1","id":"2"}', `${TWICE}: line 1, column 11.`],
  [
    'a name that stands twice further in',
    '{"a": [\n{"b": {}, "b": 1}]}',
    `${TWICE}: line 2, column 11.`,
  ],
  ['a name that is written in two ways', '{"a":1,"\\u0061":2}', `${TWICE}: line 1, column 8.`],
  [
    'a name in several objects',
    '{"a": {"a": 1}, "b": [{"a": 1}, {"a": "a"}], "c": "a"}',
    undefined,
  ],
  [
    'a text too long to look for the place',
    '"'.padEnd(300_000, 'a'),
    'This is not valid JSON yet.',
  ],
])('describeError() of %s', (_, text, want) => {
  expect(describeError(text)).toBe(want);
});
