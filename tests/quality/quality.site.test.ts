import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import quality from '@docs/docs-model/quality.json';
import { listPages, readPage } from '../support/pages';

describe('/quality/', () => {
  it('names the toolchains and engines of the last complete run', () => {
    const text = readPage('/quality/')('main').text();
    for (const { toolchain } of Object.values(quality.samples.languages)) {
      expect(text).toContain(toolchain);
    }
    for (const version of quality.engines.versions) expect(text).toContain(version);
  });

  it('is linked in the footer of every page, and in the sitemap', () => {
    const without = listPages().filter(
      (route) => readPage(route)('footer a[href="/quality/"]').length === 0,
    );
    expect(without).toEqual([]);
    expect(readFileSync('build/sitemap.xml', 'utf8')).toContain('/quality/</loc>');
  });
});
