import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSearchUrl, toSearchUrl } from './search-url';

test.each([
  ['/search/?q=tag', { text: 'tag', context: '', versionPath: '/' }],
  ['/search/?q=a%26b+c&ctx=genja', { text: 'a&b c', context: 'genja', versionPath: '/' }],
  [
    '/search/?q=tag&ctx=api_media2&version=api_media2%2F0.162%2F',
    { text: 'tag', context: 'api_media2', versionPath: '/api_media2/0.162/' },
  ],
])('%s is the URL of a query, a product and a version', (url, want) => {
  expect(toSearchUrl('/', want)).toBe(url);
  expect(readSearchUrl('/', url.slice('/search/'.length))).toEqual(want);
});

test(
  'readSearchUrl() puts the version below the base path',
  { meta: { spec: ['The version is a path below the base path'] } },
  () => {
    expect(readSearchUrl('/docs/', '?q=x&version=old/').versionPath).toBe('/docs/old/');
  },
);

/** `npm run test:full` reads 50,000. */
const LINKS = Number(process.env.LINK_FUZZ_RUNS ?? 500);

test(`readSearchUrl() throws on none of ${LINKS} links, and stays below the base path`, () => {
  const text = fc.string({ unit: 'binary' });
  const names = fc.constantFrom('q', 'ctx', 'version', 'Q', '__proto__');
  const parameters = fc
    .array(fc.tuple(names, text))
    .map((pairs) => `?${pairs.map((pair) => pair.join('=')).join('&')}`);
  fc.assert(
    fc.property(fc.oneof(text, parameters), (query) => {
      const read = readSearchUrl('/docs/', query);
      expect(Object.values(read).every((value) => typeof value === 'string')).toBe(true);
      expect(read.versionPath.startsWith('/docs/')).toBe(true);
      expect(
        readSearchUrl('/docs/', new URL(toSearchUrl('/docs/', read), URL_BASE).search),
      ).toEqual(read);
    }),
    { numRuns: LINKS, seed: 1 },
  );
});

const URL_BASE = 'https://docs.example';
