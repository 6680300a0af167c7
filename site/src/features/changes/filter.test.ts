import fc from 'fast-check';
import { expect, test } from 'vitest';
import { products } from '@docs/vendor';
import { EVERYTHING, isShown, readFilter, printQuery } from './filter';

test.each([
  ['?product=api_general&breaking=1', { product: 'api_general', breaking: true }],
  ['?breaking=1', { product: '', breaking: true }],
  ['?product=unknown&breaking=yes', EVERYTHING],
  ['', EVERYTHING],
])('readFilter(%j) reads what printQuery() writes, and ignores the rest', (search, filter) => {
  expect(readFilter(search)).toEqual(filter);
  expect(readFilter(printQuery(filter))).toEqual(filter);
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

/** `npm run test:full` reads 50,000. */
const LINKS = Number(process.env.LINK_FUZZ_RUNS ?? 500);

test(`readFilter() throws on none of ${LINKS} links, and knows only products`, () => {
  const ids = new Set(['', ...products.map(({ id }) => id)]);
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...ids));
  const pair = fc.tuple(fc.constantFrom('product', 'breaking', '__proto__'), text);
  const pairs = fc.array(pair).map((all) => `?${all.map((entry) => entry.join('=')).join('&')}`);
  fc.assert(
    fc.property(fc.oneof(text, pairs), (search) => {
      const filter = readFilter(search);
      expect(ids).toContain(filter.product);
      expect(readFilter(printQuery(filter))).toEqual(filter);
    }),
    { numRuns: LINKS, seed: 1 },
  );
});
