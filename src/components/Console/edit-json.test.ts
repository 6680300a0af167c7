import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getAt } from '#contract/json-pointer';
import { setInText } from './edit-json';

const TEXT = '{\n  "id": "1",\n  "size": 1.50,\n  "list": [1, 2, 3]\n}';

test('setInText() leaves the rest of the text as it was written', () => {
  expect(setInText(TEXT, ['id'], 'č "2"')).toBe(TEXT.replace('"1"', '"č \\"2\\""'));
});

test('setInText() adds a field on a line of its own', () => {
  expect(setInText('{\n  "id": "1"\n}', ['text'], 'a')).toBe('{\n  "id": "1",\n  "text": "a"\n}');
});

test.each([
  ['a field', ['id'], { size: 1.5, list: [1, 2, 3] }],
  ['an item of a list', ['list', 1], { id: '1', size: 1.5, list: [1, 3] }],
])('setInText() takes %s out', (_, path, want) => {
  expect(JSON.parse(setInText(TEXT, path, undefined))).toEqual(want);
});

test('setInText() writes into a body that has nothing yet', () => {
  expect(JSON.parse(setInText('', ['id'], '1'))).toEqual({ id: '1' });
});

test('setInText() holds every value that JSON can hold', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const back = JSON.parse(setInText(TEXT, ['new'], value)) as unknown;
      expect(getAt(back, ['new'])).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
