import type { Box, Diagram } from '../shapes';
import { analysis, characters, languages } from './analysis';
import { feedback, relevance, tags, threshold } from './tags';

const agreement: Diagram = {
  height: 272,
  boxes: [
    {
      id: 'source',
      x: 0,
      y: 0,
      width: 162,
      title: "'koalice'|m('#1')",
      lines: ['source of number 1', 'koalice'],
      tone: 'location',
    },
    {
      id: 'follower',
      x: 178,
      y: 0,
      width: 162,
      title: "'vyhrát'|m('r@1')",
      lines: ['follows number 1', 'past tense'],
    },
    {
      id: 'features',
      x: 0,
      y: 112,
      width: 340,
      title: 'Features of the word koalice',
      lines: ['feminine, singular'],
      tone: 'event',
    },
    {
      id: 'result',
      x: 0,
      y: 205,
      width: 340,
      title: 'koalice vyhrála',
      lines: ['for hnutí, neuter: hnutí vyhrálo'],
      tone: 'product',
    },
  ],
  arrows: [
    { from: 'source', to: 'features', label: 'gives' },
    { from: 'follower', to: 'features', label: 'looks up' },
    { from: 'features', to: 'result', label: 'decide the form' },
  ],
};

/** The pages of one list: each request sends what the page before has returned. */
const PAGES = [
  { cursor: '*', photos: 'photos 1 to 20', next: 'nextCursor: A' },
  { cursor: 'A', photos: 'photos 21 to 40', next: 'nextCursor: B' },
  { cursor: 'B', photos: 'photos 41 to 52', next: 'no nextCursor: the end' },
];

const STEP = 92;

const cursors: Diagram = {
  height: PAGES.length * STEP - 28,
  boxes: PAGES.flatMap(({ cursor, photos, next }, index): Box[] => [
    {
      id: `request ${cursor}`,
      x: 0,
      y: index * STEP,
      width: 130,
      title: `Request ${index + 1}`,
      lines: [`cursor: ${cursor}`],
    },
    {
      id: `page ${cursor}`,
      x: 170,
      y: index * STEP,
      width: 170,
      title: `Page ${index + 1}`,
      lines: [photos, next],
      tone: 'location',
    },
  ]),
  notes: PAGES.slice(1).map(({ cursor }, index) => ({
    x: 0,
    y: (index + 1) * STEP - 14,
    text: `send ${cursor} as the next cursor`,
  })),
  arrows: PAGES.map(({ cursor }) => ({ from: `request ${cursor}`, to: `page ${cursor}` })),
};

const knowledgeBase: Diagram = {
  height: 322,
  boxes: [
    {
      id: 'generic',
      x: 0,
      y: 0,
      width: 162,
      title: 'Generic bucket',
      lines: ['for all customers', 'G1726  Munich', 'G183  Germany'],
      tone: 'general',
    },
    {
      id: 'own',
      x: 178,
      y: 0,
      width: 162,
      title: 'Your bucket',
      lines: ['for your key only', 'ABC-53-VS', 'your own clubs, shops'],
      tone: 'product',
    },
    {
      id: 'item',
      x: 0,
      y: 122,
      width: 340,
      title: 'Item G1726',
      lines: ['type: location', 'Munich (en), Mnichov (cs), München (de)'],
      tone: 'location',
    },
    {
      id: 'response',
      x: 0,
      y: 228,
      width: 106,
      title: 'Responses',
      lines: ['gkbId of tags', 'and entities', 'store this ID'],
    },
    {
      id: 'box',
      x: 117,
      y: 228,
      width: 106,
      title: 'Info box',
      lines: ['description', 'and links', 'for readers'],
    },
    {
      id: 'world',
      x: 234,
      y: 228,
      width: 106,
      title: 'Other data',
      lines: ['Wikidata', 'Q1726', 'Wikipedia'],
    },
  ],
  arrows: [
    { from: 'generic', to: 'item', label: 'contains' },
    { from: 'item', to: 'response' },
    { from: 'item', to: 'box' },
    { from: 'item', to: 'world' },
  ],
};

/** Every picture of the site. */
export const diagrams = {
  agreement,
  analysis,
  characters,
  cursors,
  feedback,
  'knowledge-base': knowledgeBase,
  languages,
  relevance,
  tags,
  threshold,
} satisfies Record<string, Diagram>;

export type DiagramName = keyof typeof diagrams;
