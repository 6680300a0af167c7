import { expect, test } from 'vitest';
import { compareNames } from './compare-names';
import type { NamesById, Named } from './compare-names';

const namesById: NamesById = new Map<string, Record<string, string>>([
  ['G183', { en: 'Germany', de: 'Deutschland' }],
  ['DEMO-1', { en: 'Trade shows', cs: 'Veletrhy' }],
]);

function named(stdForm: string, gkbId?: string, id = 'e0'): Named {
  return { id, stdForm, type: 'general', ...(gkbId && { gkbId }) };
}

function compare(language: string, item: Named) {
  const columns = [{ language, list: [item] }];
  return compareNames({ columns, namesById, fallbacks: ['cs', 'en'] })[0]?.cells[0];
}

test.each([
  ['a name of the language', 'de', named('Deutschland', 'G183'), { language: 'de' }],
  [
    'a missing name, and the language of the one given',
    'de',
    named('Trade shows', 'DEMO-1'),
    { language: 'en', missing: 'de' },
  ],
  ['a missing name where nothing tells the language', 'fr', named('?', 'G183'), { missing: 'fr' }],
  ['an item that nobody knows', 'fr', named('X', 'G0'), { missing: 'fr' }],
  ['a date, which has no names', 'de', named('2024-10-05'), {}],
])('compareNames(): %s', (_, language, item, want) => {
  expect(compare(language, item)).toEqual({ name: item.stdForm, ...want });
});

test('compareNames() finds the same item in every column, in whatever order', () => {
  const rows = compareNames({
    columns: [
      { language: 'en', list: [named('Germany', 'G183', 'e0'), named('2', undefined, 'e1')] },
      { language: 'de', list: [named('2', undefined, 'e1'), named('Deutschland', 'G183', 'e5')] },
    ],
    namesById,
    fallbacks: ['en'],
  });
  expect(rows.map(({ key }) => key)).toEqual(['G183', 'e1']);
  expect(rows[0]?.cells.map(({ name }) => name)).toEqual(['Germany', 'Deutschland']);
});

test('compareNames() leaves a cell empty where a column lacks the thing', () => {
  const columns = [
    { language: 'en', list: [named('Germany', 'G183')] },
    { language: 'de', list: [] },
  ];
  expect(compareNames({ columns, namesById, fallbacks: [] })[0]?.cells[1]).toEqual({ name: '' });
});
