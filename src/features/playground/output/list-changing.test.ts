import { expect, test } from 'vitest';
import { listChanging } from './list-changing';

const LONG =
  'This sentence is the same in all of them, whatever the number in the data may be today.';

test('keeps short texts whole', () => {
  expect(listChanging(['1 box\n', '2 boxes\n'])).toEqual(['1 box', '2 boxes']);
});

test('leaves out the sentences that do not change', () => {
  expect(listChanging([`${LONG} 1 box.`, `${LONG} 2 boxes.`])).toEqual(['1 box.', '2 boxes.']);
});

test('shows the first sentence when nothing changes', () => {
  expect(listChanging([`${LONG} End.`, `${LONG} End.`])).toEqual([LONG, LONG]);
});
