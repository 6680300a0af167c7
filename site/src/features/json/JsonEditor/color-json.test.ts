import { expect, test } from 'vitest';
import { colorJson } from './color-json';

test.each([
  ['names, strings, numbers and literals', '{"a": ["b", -1.5e3, true]}', 'k"a" s"b" n-1.5e3 ntrue'],
  ['an escaped quote', '["a\\"b: ", "c"]', 's"a\\"b: " s"c"'],
  ['a string without an end, which ends with its line', '{"a": "b\n"c": 1', 'k"a" s"b k"c" n1'],
])('colorJson() marks %s', (_, text, want) => {
  const pieces = colorJson(text);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  const colored = pieces.filter(({ kind }) => kind !== undefined);
  expect(colored.map((piece) => piece.kind! + piece.text).join(' ')).toBe(want);
});
