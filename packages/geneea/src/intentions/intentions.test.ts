import { expect, test } from 'vitest';
import { changeBody } from './intentions';

const set = (path: string, value: unknown) => ({ path, value, why: '' });
const remove = (path: string) => ({ path, why: '' });

test.each<[string, string, Parameters<typeof changeBody>[1], unknown]>([
  ['sets a field', '{"id": "1"}', [set('a', [1])], { id: '1', a: [1] }],
  ['creates objects on the way', '{}', [set('a.b.c', 0)], { a: { b: { c: 0 } } }],
  ['keeps what is beside', '{"a": {"b": 1}}', [set('a.c', 2)], { a: { b: 1, c: 2 } }],
  ['replaces what is no object', '{"a": "x"}', [set('a.b.c', 1)], { a: { b: { c: 1 } } }],
  [
    'replaces lists and null',
    '{"a": [1], "b": null}',
    [set('a.b', 1), set('b.c', 2)],
    { a: { b: 1 }, b: { c: 2 } },
  ],
  ['begins an empty body', '', [set('a.b', 1)], { a: { b: 1 } }],
  ['begins a body of spaces', ' \n', [set('a', 1)], { a: 1 }],
  ['removes a field', '{"a": 1, "b": 2}', [remove('a')], { b: 2 }],
  ['does not miss what is not there', '{"a": 1}', [remove('b.c'), remove('a.b')], { a: 1 }],
  [
    'is not misled by names of every object',
    '{}',
    [remove('constructor'), set('constructor.name', 1)],
    { constructor: { name: 1 } },
  ],
])('changeBody() %s', (_, text, changes, want) => {
  expect(JSON.parse(changeBody(text, changes))).toEqual(want);
});

test('changeBody() keeps digits and spaces of the writer', () => {
  expect(changeBody('{"n":  1.0,\n  "o": 1}', [set('o', 2)])).toBe('{"n":  1.0,\n  "o": 2}');
});
