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
