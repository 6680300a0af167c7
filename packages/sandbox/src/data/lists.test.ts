import { expect, test } from 'vitest';
import { demoItems } from './items';
import { lists } from './lists';

test.each<[keyof typeof lists, string[][]]>([
  ['items', [['G183', 'location', 'Germany', 'Německo', 'Deutschland', 'Allemagne', 'Niemcy']]],
  ['names', []],
  [
    'photos',
    [['demo-0005', 'Square in Munich', 'Náměstí v Mnichově', 'square', 'travel', '2024-06-30']],
  ],
  [
    'articles',
    [
      ['1234', 'Emmanuel Macron in Germany.', 'en', '2024-10-14', 'politics', 'always'],
      ['1250', 'Praha opraví starý most.', 'cs', '2024-09-17', 'politics', 'always'],
      ['1254', 'Draft: new tram line in Munich.', 'en', '2024-10-01', 'politics', 'not published'],
      ['1255', 'Internal note on photos from Munich.', 'en', '2024-09-30', 'politics', 'never'],
    ],
  ],
  ['redirects', [['DEMO-42', 'G42']]],
  [
    'editorial-tags',
    [
      ['DEMO-1', 'Trade shows', 'cms-501', 'no'],
      ['DEMO-2', 'Old slogan', '', 'yes'],
    ],
  ],
  ['limits', [['Request body size in bytes (500 KB)', '512,000']]],
])('the list of %s has a cell for each head in all of its rows', (name, some) => {
  const { head, rows } = lists[name]();
  expect(new Set(rows.map((row) => row.length))).toEqual(new Set([head.length]));
  expect(rows).toEqual(expect.arrayContaining(some));
});

test('the list of articles says until when one may be recommended', () => {
  expect(lists.articles().rows.at(-1)?.at(-1)).toBe('until 2024-05-31');
});

test('the list of names leaves out what the list of items has', () => {
  const names = lists.names().rows.flatMap((row) => row.at(-1)?.split(', ') ?? []);
  expect(names.filter((name) => demoItems.some((item) => item.names.en?.[0] === name))).toEqual([]);
});
