import { expect, test } from 'vitest';
import { formatBytes, listWarnings } from './describe-response';

test.each<[string, string, { rule: string; text: string }[]]>([
  ['one', 'sandbox-a: /b is ignored', [{ rule: 'sandbox-a', text: '/b is ignored' }]],
  [
    'several',
    'sandbox-a: /b is ignored; fields-c: /d; and 4 more',
    [
      { rule: 'sandbox-a', text: '/b is ignored' },
      { rule: 'fields-c', text: '/d' },
      { rule: '', text: 'and 4 more' },
    ],
  ],
  [
    'an escaped semicolon',
    String.raw`sandbox-a: "x\u003b abc: y"`,
    [{ rule: 'sandbox-a', text: String.raw`"x\u003b abc: y"` }],
  ],
])('listWarnings() reads %s', (_, value, warnings) => {
  expect(listWarnings([['x-sandbox-warning', value]])).toEqual(warnings);
});

test('listWarnings() finds none without the header', () => {
  expect(listWarnings([['content-type', 'application/json']])).toEqual([]);
});

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1432, '1.4 KB'],
  [999_960, '1.0 MB'],
  [5_000_000, '5.0 MB'],
])('formatBytes(%d) is %s', (bytes, want) => {
  expect(formatBytes(bytes)).toBe(want);
});
