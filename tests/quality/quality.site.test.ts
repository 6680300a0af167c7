import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RECORD_FILES } from '#docs-model/quality/load-records';
import { loadExecuted, toLongDate } from '#samples/load-executed';
import { listPages, readAttributes, readPage } from '../../testing/pages';

describe('/quality/', () => {
  const page = readPage('/quality/');

  it('names the toolchains and dates of the record, of no older one', async () => {
    const text = page('main').text();
    const executions = Object.values(await loadExecuted());
    expect(executions.length).toBeGreaterThan(5);
    for (const { toolchain, date } of executions) {
      expect(text).toContain(toolchain);
      expect(text).toContain(toLongDate(date));
    }
  });

  it('links to each record, which the site serves as it is', () => {
    const links = readAttributes(
      page,
      'main > :not(header) a[href^="/quality/"]:not([href="/quality/"])',
      'href',
    );
    expect(links).toEqual(Object.keys(RECORD_FILES).map((name) => `/quality/${name}`));
    for (const [name, file] of Object.entries(RECORD_FILES)) {
      expect(readFileSync(`build/quality/${name}`, 'utf8')).toBe(readFileSync(file, 'utf8'));
    }
  });

  it('has current records only', () => {
    expect(page('main').text()).not.toContain('older than what they are about');
  });

  it('is linked in the footer of every page, and in the sitemap', () => {
    const without = listPages().filter(
      (route) => readPage(route)('footer a[href="/quality/"]').length === 0,
    );
    expect(without).toEqual([]);
    expect(readFileSync('build/sitemap.xml', 'utf8')).toContain('/quality/</loc>');
  });

  it('is linked where the tables were before', () => {
    const old = readPage('/api_general/quick/tested/');
    expect(readAttributes(old, 'article a', 'href')).toContain('/quality/');
  });
});
