import { expect, it } from 'vitest';
import type { Analysis } from './analysis';
import { setGloss } from './gloss';

const mention = (...tokenIds: string[]) => ({ mentions: [{ tokenIds }] });

const analysis: Analysis = {
  paragraphs: [
    { type: 'TITLE', text: 'Prague' },
    {
      type: 'BODY',
      text: 'Dr. 🎸 met Eva.',
      sentences: [
        {
          tokens: [
            { id: 'w0', off: 0, text: 'Dr.' },
            { id: 'w1', off: 4, text: '🎸' },
            { id: 'w2', off: 6, text: 'met' },
            { id: 'w3', off: 10, text: 'Eva' },
            { id: 'w4', off: 13, text: '.' },
          ],
          tecto: [{ id: 'd0', tokenIds: ['w3'], lemma: 'Eva' }],
        },
      ],
    },
  ],
  entities: [
    { id: 'e1', stdForm: 'Eva', type: 'person', gkbId: 'G1', ...mention('w3') },
    { id: 'e0', stdForm: 'Dr. 🎸', type: 'person', ...mention('w0', 'w1') },
    {
      id: 'e2',
      stdForm: 'Brno',
      type: 'location',
      mentions: [{ tokenIds: ['w3'], derivedFromEntityId: 'e1' }],
    },
  ],
  tags: [
    { id: 't0', stdForm: 'Eva', type: 'media', relevance: 96, ...mention('w3') },
    { id: 't1', stdForm: 'politics', type: 'media-topic', relevance: 67, ...mention('w3') },
    { id: 't2', stdForm: 'guitar', type: 'base', relevance: 3.5, ...mention('w1') },
  ],
  relations: [
    {
      id: 'r0',
      textRepr: 'meet(Dr. 🎸,Eva)',
      args: [{ name: 'Dr. 🎸', entityId: 'e0' }, { name: 'Eva' }],
      support: [{ tokenIds: ['w2'] }],
    },
  ],
};

const source = { name: 'sample', analysis };
const setRow = (name: string, of: Parameters<typeof setGloss>[1][0][1] = source) =>
  setGloss(analysis, [[name, of]]).rows[0]!;

it('setGloss() sets the first sentence of the body, with the spaces of the text', () => {
  const { words } = setGloss(analysis, []);
  const text = words.map(({ text: word, isApart }) => `${isApart ? ' ' : ''}${word}`);
  expect(text.join('')).toBe('Dr. 🎸 met Eva.');
});

it.each([
  ['entities', ['entities'], ['0-2 person', '3-4 person']],
  ['gkbId', ['entities', 0, 'gkbId'], ['3-4 G1']],
  ['tags', ['tags'], ['1-2 guitar 3.5', '3-4 Eva 96']],
  ['relations', ['relations'], ['0-4 meet(Dr. 🎸,Eva)']],
  [
    'off',
    ['paragraphs', 0, 'sentences', 0, 'tokens', 0, 'off'],
    ['0-1 0', '1-2 4', '2-3 6', '3-4 10', '4-5 13'],
  ],
])('setGloss() finds the words of %s, in their order', (name, path, marks) => {
  const row = setRow(name);
  expect(row.path).toEqual(path);
  expect(row.marks.map(({ from, to, label }) => `${from}-${to} ${label}`)).toEqual(marks);
});

it('setGloss() has a short label where the next one is near', () => {
  const tags = [{ ...analysis.tags![0]!, ...mention('w2') }, analysis.tags![2]!];
  const { marks } = setRow('tags', { name: 'near', analysis: { tags } });
  expect(marks.map(({ label, short }) => [label, short])).toEqual([
    ['guitar 3.5', '3.5'],
    ['Eva 96', undefined],
  ]);
});

it('setGloss() marks how much a tag matters', () => {
  expect(setRow('tags').marks.map(({ weight, type }) => [weight, type])).toEqual([
    [1, 'general'],
    [3, 'person'],
  ]);
});

it('setGloss() takes names from another response, with their language', () => {
  const entities = [{ id: 'e1', stdForm: 'Ewa', type: 'person' }];
  const row = setRow('stdForm', { name: 'polish', analysis: { entities }, language: 'pl' });
  expect(row.name).toBe('stdForm pl');
  expect(row.marks.map(({ label }) => label)).toEqual(['Dr. 🎸', 'Ewa']);
});

it.each([
  [
    'tagz',
    source,
    '"tagz" is none of entities, stdForm, gkbId, tags, relations, docSentiment, photosIds, off',
  ],
  ['relations', { name: 'plain', analysis: {} }, '"plain" has no relations of the sentence'],
])('setGloss() rejects %s', (name, of, message) => {
  expect(() => setRow(name, of)).toThrow(message);
});

it('setGloss() rejects marks that would lie over each other', () => {
  const tags = [...analysis.tags!, { ...analysis.tags![2]!, ...mention('w0', 'w1') }];
  expect(() => setRow('tags', { name: 'nested', analysis: { tags } })).toThrow(
    '"nested" has tags at the same words',
  );
});
