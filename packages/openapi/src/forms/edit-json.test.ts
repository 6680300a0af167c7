import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getAt } from '@docs/utils';
import { setInText } from './edit-json';

const TEXT = '{\n  "id": "1",\n  "size": 1.50,\n  "list": [1, 2, 3]\n}';

test('setInText() leaves the rest of the text as it was written', () => {
  expect(setInText(TEXT, ['id'], 'č "2"')).toBe(TEXT.replace('"1"', '"č \\"2\\""'));
});

test('setInText() adds a field on a separate line', () => {
  expect(setInText('{\n  "id": "1"\n}', ['text'], 'a')).toBe('{\n  "id": "1",\n  "text": "a"\n}');
});

test('setInText() replaces an item of a list', () => {
  expect(setInText(TEXT, ['list', 1], 9)).toBe(TEXT.replace('2', '9'));
});

test('setInText() replaces the whole body, writes an empty one, or takes it out', () => {
  expect(JSON.parse(setInText('', ['id'], '1'))).toEqual({ id: '1' });
  expect(setInText(TEXT, [], { id: '2' })).toBe('{\n  "id": "2"\n}');
  expect(setInText(TEXT, [], undefined)).toBe('');
});

test.each([
  ['the last of a compact list', '{"ids":["G1","G2"],"n":1.0}', 1, '{"ids":["G1"],"n":1.0}'],
  ['the last of a list on one line', '{"ids": [1.0, 2]}', 1, '{"ids": [1.0]}'],
  ['the last of a list on lines', '{"ids": [\n  1,\n  2\n]}', 1, '{"ids": [\n  1\n]}'],
  ['the first', '{"ids":[1.0,[2]]}', 0, '{"ids":[[2]]}'],
  ['one between others', '{"ids": [1.0, 2, 3.0]}', 1, '{"ids": [1.0, 3.0]}'],
  ['the only one', '{"ids": [ "G1" ]}', 0, '{"ids": []}'],
])('setInText() takes an item out and leaves the others as they were: %s', (_, text, at, want) => {
  expect(setInText(text, ['ids', at], undefined)).toBe(want);
});

test.each([
  ['a field', '{"id":"1","size":1.50}', ['id'], '{\n  "size": 1.50\n}'],
  ['an item of a list that is the body', '[1, 2]', [1], '[1]'],
  ['the only item of a list in a list', '{"a": [[1], [2]]}', ['a', 1, 0], '{"a": [[1], []]}'],
  ['no item that is not there', '{"ids": ["G1"]}', ['ids', 1], '{"ids": ["G1"]}'],
  ['nothing of a list that is not there', '{"id": "1"}', ['ids', 0], '{"id": "1"}'],
  ['nothing of a body that is empty', '', ['ids', 0], ''],
])('setInText() takes %s out', (_, text, path, want) => {
  expect(setInText(text, path, undefined)).toBe(want);
});

test('setInText() takes the same item out of every list', () => {
  const lists = fc.array(fc.jsonValue(), { minLength: 1 }).chain((list) =>
    fc.record({
      list: fc.constant(list),
      at: fc.nat(list.length - 1),
      space: fc.constantFrom(0, 2, '\t'),
    }),
  );
  fc.assert(
    fc.property(lists, ({ list, at, space }) => {
      const text = setInText(JSON.stringify({ list }, null, space), ['list', at], undefined);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify({ list: list.toSpliced(at, 1) })));
    }),
  );
});

test('setInText() writes every value that JSON can express', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const back = JSON.parse(setInText(TEXT, ['new'], value)) as unknown;
      expect(getAt(back, ['new'])).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
