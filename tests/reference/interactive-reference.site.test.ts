import { describe, expect, it } from 'vitest';
import { listOperations } from '@docs/openapi';
import { loadContract } from '@docs/openapi/node';
import { readAttributes, readPage, readTexts } from '../support/pages';

describe('/openapi/', async () => {
  const page = readPage('/openapi/');
  const operations = listOperations(await loadContract('media-v2'));
  const main = page('main').html() ?? '';

  it('names itself, its provider, title and version, under the active API reference', () => {
    expect(page('title').text()).toBe('Interactive API reference | Media API v2 | Geneea API docs');
    expect(readTexts(page, 'h1')).toEqual(['Interactive API reference']);
    expect(page('main').text()).toMatch(/Geneea Media Assistant \(\d+\.\d+\.\d+\)/);
    expect(readTexts(page, '.navbar__link--active')).toEqual(['Media API reference']);
  });

  it('offers the document as YAML and as JSON', () => {
    expect(readAttributes(page, 'main a[download]', 'href')).toEqual([
      '/openapi/media-v2.yaml',
      '/openapi/media-v2.json',
    ]);
  });

  it(
    'lists every request, which leads to its section with its console',
    { meta: { spec: ['/openapi/ is an interactive reference'] } },
    () => {
      const ids = operations.map(({ id }) => id);
      expect(readAttributes(page, 'nav[aria-label="Operations"] li a', 'href')).toEqual(
        ids.map((id) => `#${id}`),
      );
      expect(readAttributes(page, '[data-try]', 'data-try')).toEqual(ids);
      operations.forEach(({ id, path }) =>
        expect(page(`[id="${id}"] .call`).text()).toContain(path),
      );
      expect(page('.undefined')).toHaveLength(0);
    },
  );

  it('has no style attributes and no scripts in its content', () => {
    expect(main).toContain('Analyze an article');
    expect(main).not.toMatch(/<[^>]+\sstyle=|<script/);
  });
});
