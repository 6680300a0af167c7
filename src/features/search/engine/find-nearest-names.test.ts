import type { NamesFile } from '@generated/local-search/default/index-files';
import { expect, test } from 'vitest';
import { findNearestNames } from './find-nearest-names';

const NAMES = [
  'returnObjects',
  'returnObjectFields',
  'The program',
  'Programs',
  'Choose',
  'Keboola',
  'Property',
  'Operations',
  'prop',
  'Title',
  'Item',
];
const FILE: NamesFile = {
  pages: [{ u: '/a/', t: 'Overview', b: [], k: [], s: NAMES.map((t) => ({ t, h: '' })) }],
};

test('findNearestNames() knows what was meant', () => {
  expect(findNearestNames([FILE], 'xqobjectfieldz')[0]).toBe('returnObjectFields');
  expect(findNearestNames([FILE], 'kebola')).toEqual(['Keboola']);
});

test.each(['Praha', 'webhook', 'nope', 'stitek', 'it', ''])(
  'findNearestNames() suggests nothing for "%s"',
  (text) => {
    expect(findNearestNames([FILE], text)).toEqual([]);
  },
);
