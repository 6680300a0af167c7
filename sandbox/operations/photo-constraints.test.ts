import { expect, test } from 'vitest';
import { photos } from '../data/photos';
import { explainConstraints, meetsConstraints } from './photo-constraints';
import type { PhotoConstraints } from './photo-constraints';

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
  ['a date after the last update', { dateAfter: '2024-06-01' }, false, [], []],
  ['a date before the last update', { dateAfter: '2024-05-27' }, true, [], []],
  ['a date before which it was created', { dateBefore: '2024-05-02' }, true, [], []],
  ['the very day on which it was created', { dateBefore: '2024-05-01' }, false, [], []],
];

test.each(CASES)('explainConstraints(): %s', (_, constraints, isMet, found, missing) => {
  const findings = explainConstraints(fair, constraints);
  expect(findings).toMatchObject([{ isMet, found, missing }]);
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
