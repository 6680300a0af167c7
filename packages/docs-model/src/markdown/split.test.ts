import { expect, test } from 'vitest';
import { groupByLength, listPieceNames } from './split';

const group = (words: string[]) => groupByLength(words, 5, (word) => word.length);

test('groupByLength() fills each group as far as it goes, and keeps the order', () => {
  expect(group(['aa', 'bbb', 'c', 'dddd', 'e'])).toEqual([['aa', 'bbb'], ['c', 'dddd'], ['e']]);
  expect(group(['aaaaaaa', 'b'])).toEqual([['aaaaaaa'], ['b']]);
  expect(group([])).toEqual([]);
});

test('listPieceNames() leaves the first name plain', () => {
  expect(listPieceNames('one', 'md', 3)).toEqual(['one.md', 'one-2.md', 'one-3.md']);
});
