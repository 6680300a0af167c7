import { expect, test } from 'vitest';
import { measureSelection, toUtf16 } from './Offsets';
import type { Measures } from './Offsets';

test.each<[string, string, string, Measures]>([
  ['plain letters', 'one two', 'two', measures(3, [4, 7], [4, 7], [4, 7])],
  ['Czech letters', 'Řím, žluť', 'žluť', measures(4, [5, 9], [5, 9], [7, 13])],
  ['what follows an emoji', '🎸 rock', 'rock', measures(4, [2, 6], [3, 7], [5, 9])],
  ['a family', 'x👩‍👩‍👧', '👩‍👩‍👧', measures(1, [1, 6], [1, 9], [1, 19])],
  ['a combining mark', 'e\u0301tude', 'e\u0301', measures(1, [0, 2], [0, 2], [0, 3])],
  ['Arabic', 'في روما', 'روما', measures(4, [3, 7], [3, 7], [5, 13])],
])('measureSelection() of %s', (_, text, selection, want) => {
  const from = text.indexOf(selection);
  expect(measureSelection(text, from, from + selection.length)).toEqual(want);
});

test('toUtf16() counts two units for a code point beyond the first plane', () => {
  expect(toUtf16('🎸 rock', 2)).toBe(3);
});

function measures(
  characters: number,
  codePoints: [number, number],
  utf16: [number, number],
  bytes: [number, number],
): Measures {
  return { characters, codePoints, utf16, bytes };
}
