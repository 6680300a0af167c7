import { expect, it } from 'vitest';
import { countCharacters } from '@docs/utils';
import { listWords, standalone, stripMarks, toOffsets } from './text';

it.each([
  ['in a Café', []],
  ['in a Cafe\u0301', []],
  ['in a Cafe.', ['Cafe']],
  ['☕️Cafe', ['Cafe']],
  ['Cafeteria', []],
])('standalone() finds in "%s" %j', (text, want) => {
  expect(text.match(standalone('cafe')) ?? []).toEqual(want);
});

it.each([
  ['rock', [0, 1, 2, 3, 4]],
  ['🎸 a', [0, 0, 1, 2, 3]],
  ['\uffff🎸', [0, 1, 1, 2]],
  ['\ud83c🎸\udfb8', [0, 1, 1, 2, 3]],
  ['', [0]],
])('toOffsets() of %j counts code points', (text, offsets) => {
  const positions = Array.from({ length: text.length + 1 }, (_, position) => position);
  expect(positions.map(toOffsets(text))).toEqual(offsets);
  expect(countCharacters(text)).toBe(offsets.at(-1));
});

it('listWords() lists words of letters, digits, and marks', () => {
  expect(listWords('Café č. 5: e\u0301t\u00e9–A_b')).toEqual([
    { text: 'Café', start: 0, end: 4 },
    { text: 'č', start: 5, end: 6 },
    { text: '5', start: 8, end: 9 },
    { text: 'e\u0301té', start: 11, end: 15 },
    { text: 'A', start: 16, end: 17 },
    { text: 'b', start: 18, end: 19 },
  ]);
});

it('stripMarks() takes diacritics and capitals away', () => {
  expect(stripMarks('Příliš ŽLUŤOUČKÝ')).toBe('prilis zlutoucky');
});
