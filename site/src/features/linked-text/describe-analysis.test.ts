import { expect, test } from 'vitest';
import { analysis } from '@docs/vendor/testing';
import { cutText } from '@docs/vendor/annotations';
import { listSentiments, listTypes, nameMark, findScale } from './describe-analysis';
import { linkAnalysis } from './link-analysis';

test('listSentiments() begins with the document and names the items', () => {
  expect(listSentiments(analysis).map(({ name, mean }) => [name, mean])).toEqual([
    ['Document', 0.5],
    ['Rome', -0.2],
    ['“🎸 The Bank of England met Jiří in Řím”', 0.5],
  ]);
});

test('listSentiments() names an entity and its tag once, unless their sentiments differ', () => {
  const read = (mean: number) =>
    listSentiments({
      ...analysis,
      itemSentiments: {
        e3: { mean: -0.2, label: 'negative' },
        t0: { mean, label: 'negative' },
      },
    }).map((sentiment) => [sentiment.id, sentiment.name, sentiment.mean]);
  expect(read(-0.2).slice(1)).toEqual([['e3', 'Rome', -0.2]]);
  expect(read(-0.4).slice(1)).toEqual([
    ['e3', 'Rome', -0.2],
    ['t0', 'Rome', -0.4],
  ]);
});

test('listSentiments() of an analysis without sentiment is empty', () => {
  expect(listSentiments({ paragraphs: [{ text: 'One' }] })).toEqual([]);
});

const { items } = linkAnalysis(analysis);
const text = analysis.paragraphs[0]?.text ?? '';
const pieces = cutText(text, 0, items);
const find = (content: string) => pieces.find((piece) => piece.text === content);

test('listTypes() counts the things whose colors are seen', () => {
  expect(listTypes(pieces)).toEqual([
    { type: 'organization', count: 1 },
    { type: 'location', count: 2 },
    { type: 'event', count: 1 },
  ]);
});

test('nameMark() begins with the text that is seen and adds the thing, its type and what else it is', () => {
  const name = (content: string) => nameMark(find(content) ?? { text: '', items: [] });
  expect(name('Řím')).toBe('Řím: Rome, location, 1 mention');
  expect(name('England')).toBe('England, location, 1 mention; also Bank of England');
});

test.each([
  ['media', [96, 4.5], 100],
  ['other domains', [2.9, 3.9], 3.9],
  ['no tags', [], 1],
])('findScale() of %s', (_, relevances, want) => {
  expect(findScale(relevances)).toBe(want);
});
