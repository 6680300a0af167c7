import { expect, test } from 'vitest';
import { analysis } from '#contract/annotations/fixtures';
import { listSentiments } from './list-sentiments';

test('listSentiments() begins with the document and names the items', () => {
  expect(listSentiments(analysis).map(({ name, mean }) => [name, mean])).toEqual([
    ['Document', 0.5],
    ['Rome', -0.2],
    ['“🎸 The Bank of England met Jiří in Řím”', 0.5],
  ]);
});

test('listSentiments() of an analysis without sentiment is empty', () => {
  expect(listSentiments({ paragraphs: [{ text: 'One' }] })).toEqual([]);
});
