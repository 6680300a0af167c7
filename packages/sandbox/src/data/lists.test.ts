import { expect, test } from 'vitest';
import { demoArticles, demoEditorialTags } from './articles';
import { items, redirects } from './items';
import { lists } from './lists';
import { photos } from './photos';

test.each<[keyof typeof lists, string[], number, string[][]]>([
  [
    'items',
    ['ID', 'Type', 'English', 'Czech', 'German', 'French', 'Polish'],
    items.size,
    [['G183', 'location', 'Germany', 'Německo', 'Deutschland', 'Allemagne', 'Niemcy']],
  ],
  [
    'photos',
    ['ID', 'Name', 'Czech name', 'Orientation', 'Category', 'Created'],
    photos.length,
    [
      [
        'demo-0001',
        'Trade show in Munich',
        'Veletrh v Mnichově',
        'landscape',
        'economy',
        '2024-05-01',
      ],
    ],
  ],
  [
    'articles',
    ['ID', 'Title', 'Language', 'Published', 'Category', 'May be recommended'],
    demoArticles.length,
    [
      ['1234', 'Emmanuel Macron in Germany.', 'en', '2024-10-14', 'politics', 'always'],
      ['1250', 'Praha opraví starý most.', 'cs', '2024-09-17', 'politics', 'always'],
      ['1254', 'Draft: new tram line in Munich.', 'en', '2024-10-01', 'politics', 'not published'],
      ['1255', 'Internal note on photos from Munich.', 'en', '2024-09-30', 'politics', 'never'],
      [
        '1256',
        'Tickets for the trade show in Munich.',
        'en',
        '2024-04-15',
        'economy',
        'until 2024-05-31',
      ],
    ],
  ],
  [
    'redirects',
    ['Deprecated ID', 'Replaced by'],
    redirects.size,
    [
      ['DEMO-183', 'G183'],
      ['DEMO-42', 'G42'],
    ],
  ],
  [
    'editorial-tags',
    ['ID', 'Name', 'External ID', 'Forbidden'],
    demoEditorialTags.length,
    [
      ['DEMO-1', 'Trade shows', 'cms-501', 'no'],
      ['DEMO-2', 'Old slogan', '', 'yes'],
    ],
  ],
  [
    'limits',
    ['Limit', 'Value'],
    2,
    [
      ['Requests in one second with one key', '1,000'],
      ['Bytes of a request body (500 KB)', '512,000'],
    ],
  ],
])('the list of %s has a head, and a row for each', (name, head, count, some) => {
  const list = lists[name]();
  expect(list.head).toEqual(head);
  expect(list.rows).toHaveLength(count);
  const ids = new Set(some.map(([id]) => id));
  expect(list.rows.filter(([id]) => ids.has(id))).toEqual(some);
});
