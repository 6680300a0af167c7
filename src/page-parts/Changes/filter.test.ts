import { expect, test } from 'vitest';
import { EVERYTHING, isShown, readFilter, toQuery } from './filter';

test.each([
  ['?product=api_general&breaking=1', { product: 'api_general', breaking: true }],
  ['?breaking=1', { product: '', breaking: true }],
  ['?product=unknown&breaking=yes', EVERYTHING],
  ['', EVERYTHING],
])('readFilter(%j) reads what toQuery() writes, and ignores the rest', (search, filter) => {
  expect(readFilter(search)).toEqual(filter);
  expect(readFilter(toQuery(filter))).toEqual(filter);
});

test.each([
  [EVERYTHING, true, true],
  [{ product: 'genja', breaking: false }, false, true],
  [{ product: 'gkb', breaking: false }, true, false],
  [{ product: '', breaking: true }, true, false],
])(
  'isShown(%j) for a breaking change of GKB: %s, for a harmless one of Genja: %s',
  (filter, a, b) => {
    expect(isShown(filter, { products: ['gkb'], breaking: true })).toBe(a);
    expect(isShown(filter, { products: ['genja'], breaking: false })).toBe(b);
  },
);
