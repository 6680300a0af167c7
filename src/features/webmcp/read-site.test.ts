import { describe, expect, it } from 'vitest';
import type { Hit } from '#search/hit';
import { downloadPage, searchSite } from './read-site';

const ORIGIN = 'https://help.geneea.com';
const LOCAL = 'http://localhost:3000';

function toSiteHit(type: Hit['type'], document: Partial<Hit['document']>, about = ''): Hit {
  const page = { t: 'Photos', b: [] };
  return {
    type,
    document: { t: 'Photos', s: 'Photos', u: '/api_media2/guide/photos/', b: [], ...document },
    ...{ page, kind: 'guide', about, alsoIn: [], context: 'api_media2', words: [] },
    marks: { t: [], s: [], about: [] },
    rank: { level: 2, score: 1 },
  };
}

/** A search with these hits, of which it returns twelve at a time. */
function createSearch(hits: Hit[]) {
  return {
    loadIndexes: async () => undefined,
    search: async (_version: string, _context: string, _text: string, { from = 0 } = {}) => ({
      hits: hits.slice(from, from + 12),
      total: hits.length,
      nearest: [],
    }),
  };
}

describe('searchSite()', () => {
  it.each([
    [
      'a page',
      toSiteHit('Title', {}, 'About photos.'),
      { title: 'Photos', excerpt: 'About photos.' },
    ],
    [
      'a heading',
      toSiteHit('Heading', { t: 'Paging', h: '#paging' }, 'Twelve at a time.'),
      { title: 'Photos', heading: 'Paging', excerpt: 'Twelve at a time.' },
    ],
    [
      'a text below a heading',
      toSiteHit('Content', { t: '… cursor …', s: 'Paging', h: '#paging' }, '… cursor …'),
      { title: 'Photos', heading: 'Paging', excerpt: '… cursor …' },
    ],
    [
      'a field, which is no heading',
      toSiteHit('Heading', { t: 'nextCursor', h: '#field-nextcursor' }, 'Where to go on.'),
      { title: 'Photos', excerpt: 'nextCursor: Where to go on.' },
    ],
  ])('returns %s as the MCP server does', async (_, hit, wanted) => {
    const options = { limit: 8, origin: ORIGIN };
    expect(await searchSite(createSearch([hit]), 'x', options)).toEqual([
      { ...wanted, url: `${ORIGIN}/api_media2/guide/photos/index.md` },
    ]);
  });

  it.each([
    [1, 30, 1],
    [20, 30, 20],
    [20, 15, 15],
    [8, 0, 0],
  ])('with the limit %i of %i hits it returns %i', async (limit, total, wanted) => {
    const hits = Array.from({ length: total }, () => toSiteHit('Title', {}));
    expect(await searchSite(createSearch(hits), 'x', { limit, origin: ORIGIN })).toHaveLength(
      wanted,
    );
  });
});

/** A site with one page; notes what it is asked for. */
function createSite() {
  const asked: string[] = [];
  const fetch = async (url: string) => {
    asked.push(url);
    const isThere = /^http:\/\/localhost:3000\/genja\/api(\/index)?\.md$/.test(url);
    return new Response(isThere ? '# Genja API' : 'Not found', { status: isThere ? 200 : 404 });
  };
  return { asked, site: { origin: LOCAL, fetch } };
}

describe('downloadPage()', () => {
  it.each([
    '/genja/api/',
    'genja/api',
    '/genja/api.md',
    '/genja/api/index.html',
    'https://help.geneea.com/genja/api/#errors',
    `${LOCAL}/genja/api/?q=1`,
  ])('finds the page under %s', async (name) => {
    expect(await downloadPage(name, createSite().site)).toBe('# Genja API');
  });

  it.each(['/none/', '//example.org/', 'https://example.org/x.md', '/api-index.json'])(
    'finds nothing under %s, and asks no other host',
    async (name) => {
      const { asked, site } = createSite();
      expect(await downloadPage(name, site)).toBe(undefined);
      expect(asked.map((url) => new URL(url).origin)).toEqual(asked.map(() => LOCAL));
      expect(asked.filter((url) => !url.endsWith('.md'))).toEqual([]);
    },
  );

  it('says what to do without a connection', async () => {
    const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(downloadPage('/genja/', { origin: LOCAL, fetch })).rejects.toThrow(
      'Check the connection and retry.',
    );
  });
});
