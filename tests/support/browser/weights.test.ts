import { expect, test } from 'vitest';
import { describeGrowth } from './weights';

const RECORD = { '/index.html': 9000, '/assets/js/main.*.js': 1000 };

test('describeGrowth() allows a margin of 1%', () => {
  expect(describeGrowth('/', RECORD, { ...RECORD, '/index.html': 9001 })).toEqual([]);
  expect(describeGrowth('/', RECORD, { ...RECORD, '/index.html': 9100 })).toEqual([]);
  expect(describeGrowth('/', RECORD, { ...RECORD, '/index.html': 9101 })).toHaveLength(1);
});

test('describeGrowth() names the files that grew, the largest growth first', () => {
  const now = { '/index.html': 9050, '/assets/js/main.*.js': 999, '/assets/js/7-*.js': 300 };
  expect(describeGrowth('/', RECORD, now)).toEqual([
    '/ weighs 10349 bytes, more than 1% above its record of 10000:\n' +
      '  /assets/js/7-*.js: 300 bytes, 300 more\n' +
      '  /index.html: 9050 bytes, 50 more',
  ]);
});
