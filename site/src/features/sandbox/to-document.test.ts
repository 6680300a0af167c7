import { expect, test } from 'vitest';
import { toDocument } from './to-document';

test.each([
  ['one line', ' Macron visits Munich. ', { text: 'Macron visits Munich.' }],
  ['two lines', 'Macron\nHe visits.', { title: 'Macron', text: 'He visits.' }],
  ['an empty line between', 'Macron\n\nHe\nvisits.\n', { title: 'Macron', text: 'He\nvisits.' }],
])('buildDocument() of %s', (_, written, want) => {
  expect(toDocument(written)).toEqual(want);
});
