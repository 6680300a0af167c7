import { expect, test } from 'vitest';
import { photos } from '../data/photos';
import { explainConstraints, listIgnoredItems, meetsConstraints } from './photo-constraints';
import type { ConstraintTag, PhotoConstraints } from './photo-constraints';

/** Trade show in Munich: landscape, economy, created on 2024-05-01, updated on 2024-05-28. */
const fair = photos[0]!;
const MUNICH = { type: 'Wikidata', value: 'Q1726' };
const GERMANY = { value: 'G183' };
const PROTEST = { type: 'text', value: 'Protest' };
const FAIR = { type: 'text', value: 'Trade show' };
const SPORT = { taxonomy: 'Custom', code: 'sport' };

const CASES: [string, PhotoConstraints, boolean, unknown[], unknown[]][] = [
  ['anyOf, one of two', { tags: { anyOf: [MUNICH, PROTEST] } }, true, [MUNICH], [PROTEST]],
  ['anyOf, none', { tags: { anyOf: [PROTEST] } }, false, [], [PROTEST]],
  ['allOf, all', { tags: { allOf: [MUNICH, GERMANY, FAIR] } }, true, [MUNICH, GERMANY, FAIR], []],
  ['allOf, one is missing', { tags: { allOf: [MUNICH, PROTEST] } }, false, [MUNICH], [PROTEST]],
  ['noneOf, none', { category: { noneOf: [SPORT] } }, true, [], [SPORT]],
  ['noneOf, one', { orientation: { noneOf: ['landscape'] } }, false, ['landscape'], []],
  ['the day before it was created', { dateAfter: '2024-04-30' }, true, [], []],
  ['the day of its creation', { dateAfter: '2024-05-01' }, false, [], []],
  ['a day between creation and update, after', { dateAfter: '2024-05-10' }, false, [], []],
  ['a day between creation and update, before', { dateBefore: '2024-05-10' }, false, [], []],
  ['the day of the last update', { dateBefore: '2024-05-28' }, false, [], []],
  ['the day after the last update', { dateBefore: '2024-05-29' }, true, [], []],
];

test.each(CASES)('explainConstraints(): %s', (_, constraints, isMet, present, missing) => {
  const findings = explainConstraints(fair, constraints);
  expect(findings).toMatchObject([{ isMet, present, missing }]);
  expect(meetsConstraints(fair, constraints)).toBe(isMet);
});

test('explainConstraints() names each constraint that asks for something, and no other', () => {
  const findings = explainConstraints(fair, {
    dateBefore: '2030-01-01',
    tags: { anyOf: [], allOf: [MUNICH], ignore: [PROTEST] },
    orientation: { noneOf: ['square'], ignore: ['landscape'] },
  });
  expect(findings.map(({ constraint }) => constraint)).toEqual([
    'dateBefore',
    'tags.allOf',
    'orientation.noneOf',
  ]);
});

test.each<[ConstraintTag, boolean]>([
  [{ value: 'G1726' }, true],
  [{ value: 'Q1726' }, false],
  [{ value: 'crowd' }, false],
  [{ type: 'Wikidata', value: 'Q1726' }, true],
  [{ type: 'Wikidata', value: 'G1726' }, false],
  [{ type: 'Wikidata', value: 'Q64' }, false],
  [{ type: 'Wikidata', value: 'crowd' }, false],
  [{ type: 'text', value: 'Crowd' }, true],
  [{ type: 'text', value: 'G1726' }, false],
  [{ type: 'GKB', value: 'G1726' }, false],
  [{ type: 'GKB', value: 'crowd' }, false],
])('meetsConstraints() compares %j with items or words, by its type', (tag, isMet) => {
  expect(meetsConstraints(fair, { tags: { anyOf: [tag] } })).toBe(isMet);
});

test.each([
  [{ taxonomy: 'Custom', code: 'economy' }, true],
  [{ taxonomy: 'Custom', code: 'sport' }, false],
  [{ taxonomy: 'IPTC', code: 'economy' }, false],
])('meetsConstraints() compares both parts of the category %j', (category, isMet) => {
  expect(meetsConstraints(fair, { category: { allOf: [category] } })).toBe(isMet);
});

test('meetsConstraints() asks for each constraint, and for nothing without any', () => {
  const orientation = { anyOf: ['landscape'] };
  expect(meetsConstraints(fair, {})).toBe(true);
  expect(meetsConstraints(fair, { orientation, dateAfter: '2024-04-30' })).toBe(true);
  expect(meetsConstraints(fair, { orientation, dateAfter: '2024-06-01' })).toBe(false);
});

test.each<[ConstraintTag[] | undefined, string[]]>([
  [undefined, []],
  [[], []],
  [[{ value: 'G1726' }], ['G1726']],
  [[{ type: 'Wikidata', value: 'Q1726' }], ['G1726']],
  [[{ type: 'Wikidata', value: 'G1726' }], []],
  [[{ type: 'text', value: 'G1726' }], []],
  [[{ value: 'Q1726' }], []],
  [
    [{ value: 'G64' }, { type: 'Wikidata', value: 'Q183' }],
    ['G183', 'G64'],
  ],
])('listIgnoredItems() finds the items of %j', (ignore, ids) => {
  expect([...listIgnoredItems({ tags: { ignore } })]).toEqual(ids);
});
