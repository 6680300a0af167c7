import { expect, test } from 'vitest';
import { NOW } from '../testing/open-sandbox';
import { createState } from '../state';
import type { World } from '../types';
import {
  analyzeMedia,
  listIgnored,
  pickFields,
  readReferenceDate,
  buildProfile,
} from './documents';

const now = () => new Date(NOW);

function createWorld(): World {
  const editorialTags = [
    { gkbId: 'TAG-1', name: 'trade show', forbidden: false, stdForms: { cs: 'Veletrhy' } },
    { gkbId: 'TAG-2', name: 'press conference', forbidden: false },
    { gkbId: 'G90', name: 'Paris', forbidden: true },
  ];
  return { state: createState({ editorialTags }), now, random: () => 0 };
}

test.each([
  [undefined, undefined],
  ['', undefined],
  ['now', undefined],
  ['2024-02-30', undefined],
  ['NOW', '2024-10-14T16:47:26.000Z'],
  ['2024-02-29', '2024-02-29T00:00:00.000Z'],
  ['2024-02-29T12:30+02:00', '2024-02-29T10:30:00.000Z'],
])('readReferenceDate(%j) is %s', (text, date) => {
  expect(readReferenceDate(text, now)?.toISOString()).toBe(date);
});

const DOCUMENT = {
  id: '1',
  title: 'Press conference in Paris',
  lead: 'On the trade show of Munich.',
  presentationLanguage: 'cs',
};

test('analyzeMedia() finds items and editorial tags, in the language of presentation', async () => {
  expect(await analyzeMedia(DOCUMENT, createWorld())).toEqual({
    language: { detected: 'en' },
    tags: [
      {
        id: 't1',
        gkbId: 'G1726',
        stdForm: 'Mnichov',
        type: 'media',
        relevance: 80,
        feats: { gkbEntityType: 'location', wikidataId: 'Q1726' },
      },
      { id: 't2', gkbId: 'TAG-1', stdForm: 'Veletrhy', type: 'media', relevance: 66 },
      { id: 't3', gkbId: 'TAG-2', stdForm: 'press conference', type: 'media', relevance: 66 },
    ],
    usedChars: 100,
    warnings: [],
  });
});

test('buildProfile() weighs items and editorial tags from 0 to 1', async () => {
  expect([...(await buildProfile(DOCUMENT, createWorld()))]).toEqual([
    ['G1726', 0.8],
    ['TAG-1', 0.66],
    ['TAG-2', 0.66],
  ]);
});

const FOUND = [
  { id: '1', title: 'Prague' },
  { id: '2', lead: 'Brno' },
];

test.each<[object, object[], string[]]>([
  [{}, FOUND, []],
  [{ returnObjects: true }, FOUND, []],
  [{ returnObjects: true, returnObjectFields: [] }, FOUND, []],
  [{ returnObjects: true, returnObjectFields: ['title', 'lead', 'id'] }, FOUND, []],
  [{ returnObjects: true, returnObjectFields: ['name'] }, [], []],
  [
    { returnObjects: true, returnObjectFields: ['title', 'name', 'toString'] },
    FOUND,
    [
      'sandbox-unknown-field: returnObjectFields has "name", a field that no result has',
      'sandbox-unknown-field: returnObjectFields has "toString", a field that no result has',
    ],
  ],
  [
    { returnObjectFields: ['name'] },
    FOUND,
    ['fields-need-objects: returnObjectFields is ignored unless returnObjects is true'],
  ],
])('listIgnored() warns of fields that have no effect: %j of %j', (request, results, warnings) => {
  expect(listIgnored(request, results).map(({ rule, text }) => `${rule}: ${text}`)).toEqual(
    warnings,
  );
});

test.each<[string[] | undefined, object]>([
  [undefined, { id: '1', title: 'Prague', lead: 'Nice.' }],
  [[], { id: '1' }],
  [['lead', 'text'], { id: '1', lead: 'Nice.' }],
])('pickFields() picks %j, and always the ID', (fields, picked) => {
  expect(pickFields({ id: '1', title: 'Prague', lead: 'Nice.' }, fields)).toEqual(picked);
});
