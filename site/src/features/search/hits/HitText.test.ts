import { expect, test } from 'vitest';
import type { Hit } from '@docs/search';
import { listPath } from './HitText';

test.each([
  ['a title', 'Title', 'Analysis', ['Reference', 'Analysis'], 'Analysis', ['Reference']],
  ['a field', 'Heading', 'id', ['Reference', 'Analysis'], 'Tag', ['Reference', 'Analysis', 'Tag']],
  ['an overview', 'Title', 'Media API v2', [], 'Media API v2', []],
  ['an endpoint', 'Heading', 'GET /v2', ['Reference', 'Photos'], 'Photos', ['Reference', 'Photos']],
] as const)('listPath() of %s has no equal neighbors', (_, type, t, above, page, path) => {
  const b = ['Media API v2', ...above];
  const hit = { type, document: { t, s: page, u: '/', b }, page: { t: page, b } } as unknown as Hit;
  expect(listPath(hit)).toEqual(path);
  expect(listPath(hit, 'Product')).toEqual(['Product', ...path]);
});
