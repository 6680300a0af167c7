import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadEntries } from '@docs/docs-model/changes';
import { withChanges } from '@docs/vendor';
import { checkAtom, hasValidator } from '../support/check-atom';
import { readAttributes, readPage, readTexts } from '../support/pages';

describe('/changes/', () => {
  const page = readPage('/changes/');

  it('shows every entry under its own anchor, without scripts too', async () => {
    const ids = (await loadEntries()).map(({ id }) => id);
    expect(readAttributes(page, 'main section:not([hidden]) > h2', 'id')).toEqual(ids);
  });

  it('links to feeds that the site serves', () => {
    const feeds = readAttributes(page, 'main a[href$=".xml"]', 'href');
    expect(feeds).toHaveLength(1 + withChanges.length);
    feeds.forEach((feed) => expect(readFileSync(`build${feed}`, 'utf8')).toContain('<feed'));
    expect(readAttributes(page, 'link[type="application/atom+xml"]', 'href')).toEqual([feeds[0]]);
  });

  // Without Ruby there is nothing to validate with: apt-get install ruby.
  it.skipIf(!hasValidator).each(['feed', ...withChanges.map(({ id }) => id)])(
    'serves a valid feed at /changes/%s.xml, with entries',
    (name) => {
      const feed = readFileSync(`build/changes/${name}.xml`, 'utf8');
      expect(checkAtom(feed)).toEqual([]);
      expect(feed).toContain('<entry>');
    },
  );
});

describe('the last change of a page', () => {
  const sitemap = readFileSync('build/sitemap.xml', 'utf8');
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const isWhole = git('rev-parse', '--is-shallow-repository') === 'false';
  const seconds = git('log', '-1', '--format=%ct', '--', 'site/content/gkb/index.mdx');
  const day = new Date(Number(seconds) * 1000).toISOString().slice(0, 10);

  it('is on the page and in the sitemap, or in neither where the history is not known', () => {
    const texts = readTexts(readPage('/gkb/'), 'article footer').filter((text) =>
      /updated/.test(text),
    );
    const entry = /<url><loc>[^<]*\/gkb\/<\/loc>.*?<\/url>/.exec(sitemap)?.[0] ?? '';
    expect(texts).toEqual(isWhole ? [`Last updated ${day}`] : []);
    expect(/<lastmod>(.*)<\/lastmod>/.exec(entry)?.[1]).toBe(isWhole ? day : undefined);
  });

  it('is not given for pages that the build generates', () => {
    const page = readPage('/api_media2/reference/Entity/');
    expect(readTexts(page, 'article footer').join()).not.toContain('updated');
    expect(/<url><loc>[^<]*reference\/Entity\/<\/loc>.*?<\/url>/.exec(sitemap)?.[0]).not.toContain(
      'lastmod',
    );
  });
});
