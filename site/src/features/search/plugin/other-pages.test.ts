import path from 'node:path';
import { expect, test } from 'vitest';
import { loadPage } from '@docs/docs-model/openapi-page';
import { loadWrittenSource, buildOpenApiPage } from './other-pages';

test('buildOpenApiPage() has each operation at an anchor that the page has', async () => {
  const { outline, urls } = await loadPage('media-v2', '/');
  const { names, texts } = buildOpenApiPage(outline, {
    baseUrl: '/',
    breadcrumb: ['Media API v2'],
  });
  expect(names.u).toBe('/openapi/');
  expect(names.s.map(({ t }) => t)).toContain('POST /v2/photos/{dataset}/recommend');
  expect(names.s).toHaveLength(outline.operations.length + 1);
  expect(texts.s).toHaveLength(names.s.length);
  names.s.forEach(({ h }) => expect(urls.anchors).toContain(h?.slice(1)));
});

test('loadWrittenSource() names the file as errors of the build do, from the root', async () => {
  const page = await loadWrittenSource(path.resolve('site'), 'try', '/');
  expect(page).toMatchObject({ file: 'site/src/pages/try.mdx', permalink: '/try/' });
});
