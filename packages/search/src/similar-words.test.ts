import { expect, test } from 'vitest';
import type { Names } from './records';
import { findNearestNames, isAlike } from './similar-words';

test.each([
  ['tags', 'tags', true],
  ['tagz', 'tags', false],
  ['retrun', 'return', true],
  ['retunr', 'returns', false],
  ['morfology', 'morphology', true],
  ['timex4', 'timex3', false],
  ['phot', 'photo', false],
  ['phtoo', 'photo', true],
])('isAlike(%j, %j) is %j', (typed, meant, want) => {
  expect(isAlike(typed, meant)).toBe(want);
});

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
const FILE: Names = {
  pages: [{ u: '/a/', t: 'Overview', b: [], s: NAMES.map((t) => ({ t, h: '' })) }],
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
