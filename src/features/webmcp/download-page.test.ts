import { describe, expect, it } from 'vitest';
import { downloadPage } from './download-page';

const ORIGIN = 'http://localhost:3000';

/** A site with one page; notes what it is asked for. */
function createSite() {
  const asked: string[] = [];
  const fetch = async (url: string) => {
    asked.push(url);
    const isThere = /^http:\/\/localhost:3000\/genja\/api(\/index)?\.md$/.test(url);
    return new Response(isThere ? '# Genja API' : 'Not found', { status: isThere ? 200 : 404 });
  };
  return { asked, site: { origin: ORIGIN, fetch } };
}

describe('downloadPage()', () => {
  it.each([
    '/genja/api/',
    'genja/api',
    '/genja/api.md',
    '/genja/api/index.html',
    'https://help.geneea.com/genja/api/#errors',
    `${ORIGIN}/genja/api/?q=1`,
  ])('finds the page under %s', async (name) => {
    expect(await downloadPage(name, createSite().site)).toBe('# Genja API');
  });

  it.each(['/none/', '//example.org/', 'https://example.org/x.md', '/api-index.json'])(
    'finds nothing under %s, and asks no other host',
    async (name) => {
      const { asked, site } = createSite();
      expect(await downloadPage(name, site)).toBe(undefined);
      expect(asked.map((url) => new URL(url).origin)).toEqual(asked.map(() => ORIGIN));
      expect(asked.filter((url) => !url.endsWith('.md'))).toEqual([]);
    },
  );

  it('says what to do without a connection', async () => {
    const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(downloadPage('/genja/', { origin: ORIGIN, fetch })).rejects.toThrow(
      'Check the connection and retry.',
    );
  });
});
