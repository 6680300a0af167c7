import { expect, test } from 'vitest';
import type { Analysis } from './analysis';
import { joinTokens, listItems, listTokens } from './items';

/** Two paragraphs; the second one begins with a character of two UTF-16 units. */
const ANALYSIS: Analysis = {
  paragraphs: [
    { text: 'Munich.', sentences: [{ tokens: [{ id: 'w0', off: 0, text: 'Munich' }] }] },
    {
      text: '🎸! Pick it up.',
      sentences: [
        { tokens: [{ id: 'w1', off: 0, text: '🎸!' }] },
        {
          tokens: [
            { id: 'w2', off: 3, text: 'Pick' },
            { id: 'w3', off: 8, text: 'it' },
            { id: 'w4', off: 11, text: 'up' },
          ],
        },
      ],
    },
  ],
};

const tokens = listTokens(ANALYSIS);
const join = (...ids: string[]) => joinTokens(ids.map((id) => tokens.get(id)!));

test('listTokens() says where each token is in the text and in the JSON', () => {
  const second = '/paragraphs/1/sentences';
  expect([...tokens.values()]).toEqual([
    {
      id: 'w0',
      pointer: '/paragraphs/0/sentences/0/tokens/0',
      order: 0,
      paragraph: 0,
      start: 0,
      end: 6,
    },
    { id: 'w1', pointer: `${second}/0/tokens/0`, order: 1, paragraph: 1, start: 0, end: 2 },
    { id: 'w2', pointer: `${second}/1/tokens/0`, order: 2, paragraph: 1, start: 3, end: 7 },
    { id: 'w3', pointer: `${second}/1/tokens/1`, order: 3, paragraph: 1, start: 8, end: 10 },
    { id: 'w4', pointer: `${second}/1/tokens/2`, order: 4, paragraph: 1, start: 11, end: 13 },
  ]);
});

test('listTokens() finds none where a response has no sentences or no tokens', () => {
  const paragraphs = [{ text: 'Munich.' }, { text: 'Munich.', sentences: [{ id: 's0' }] }];
  expect(listTokens({ paragraphs })).toEqual(new Map());
});

test.each([
  ['tokens that follow each other', ['w2', 'w3'], [{ paragraph: 1, start: 3, end: 10 }]],
  [
    'not those with a gap',
    ['w2', 'w4'],
    [
      { paragraph: 1, start: 3, end: 7 },
      { paragraph: 1, start: 11, end: 13 },
    ],
  ],
  ['tokens in any order', ['w4', 'w2', 'w3'], [{ paragraph: 1, start: 3, end: 13 }]],
  [
    'not those of two paragraphs',
    ['w0', 'w1'],
    [
      { paragraph: 0, start: 0, end: 6 },
      { paragraph: 1, start: 0, end: 2 },
    ],
  ],
  ['nothing', [], []],
])('joinTokens() joins %s', (_, ids, want) => {
  expect(join(...ids)).toEqual(want);
});

test('listItems() lists entities, then tags, with their places in the text and in the JSON', () => {
  const analysis: Analysis = {
    ...ANALYSIS,
    entities: [
      {
        id: 'e0',
        stdForm: 'Germany',
        type: 'location',
        mentions: [
          { id: 'm0', tokenIds: ['w0'], derivedFromEntityId: 'e1' },
          { id: 'm1', tokenIds: ['w2', 'unknown', 'w4'] },
        ],
      },
    ],
    tags: [
      {
        id: 't0',
        stdForm: 'Munich',
        type: 'base',
        relevance: 1,
        feats: { gkbEntityType: 'location' },
      },
      { id: 't1', stdForm: 'trade', type: 'base', relevance: 1, mentions: [{}] },
    ],
  };
  expect(listItems(analysis, tokens)).toEqual([
    {
      id: 'e0',
      name: 'Germany',
      type: 'location',
      pointer: '/entities/0',
      mentions: [
        {
          id: 'm0',
          pointer: '/entities/0/mentions/0',
          ranges: join('w0'),
          isDerived: true,
          tokens: ['/paragraphs/0/sentences/0/tokens/0'],
        },
        {
          id: 'm1',
          pointer: '/entities/0/mentions/1',
          ranges: join('w2', 'w4'),
          isDerived: false,
          tokens: ['/paragraphs/1/sentences/1/tokens/0', '/paragraphs/1/sentences/1/tokens/2'],
        },
      ],
    },
    { id: 't0', name: 'Munich', type: 'location', pointer: '/tags/0', mentions: [] },
    {
      id: 't1',
      name: 'trade',
      type: 'tag',
      pointer: '/tags/1',
      mentions: [
        {
          id: undefined,
          pointer: '/tags/1/mentions/0',
          ranges: [],
          isDerived: false,
          tokens: [],
        },
      ],
    },
  ]);
});

test('listItems() finds nothing where neither entities nor tags were asked for', () => {
  expect(listItems(ANALYSIS, tokens)).toEqual([]);
});
