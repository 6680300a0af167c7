import { describe, expect, it } from 'vitest';
import { findInOtherCase, findNearestPaths, listPaths, loadPaths } from './nearest-paths';

const paths = [
  '/api_media2/guide/photos/',
  '/api_media2/guide/code/',
  '/api_media2/reference/PhotoData/',
  '/genja/filters/text/',
  '/api_general/reference/Entity/',
  '/api_media2/reference/Entity/',
];

describe('findNearestPaths()', () => {
  it('ranks by the last part, then by the way to it', () => {
    expect(findNearestPaths('/api_media2/guide/photo/', paths)[0]).toBe(
      '/api_media2/guide/photos/',
    );
    expect(findNearestPaths('/api_general/Entity', paths)[0]).toBe(
      '/api_general/reference/Entity/',
    );
    expect(findNearestPaths('/genja/text.html', paths)[0]).toBe('/genja/filters/text/');
  });

  it('offers nothing when nothing is like it', () => {
    expect(findNearestPaths('/wp-login.php', paths)).toEqual([]);
  });
  it.each(['/nope/', '/api_media2/guide/nope/', '/genja/tests/', '/api_media2/guide/'])(
    'offers nothing for %s rather than something unrelated',
    (path) => {
      expect(findNearestPaths(path, paths)).toEqual([]);
    },
  );

  it('offers a page whose name begins with what was typed', () => {
    expect(findNearestPaths('/api_media2/reference/Photo/', paths)).toContain(
      '/api_media2/reference/PhotoData/',
    );
  });
});

describe('findInOtherCase()', () => {
  it.each(['/Genja/filters/TEXT/', '/genja/Filters/text'])('finds the page of %s', (path) => {
    expect(findInOtherCase(path, paths)).toBe('/genja/filters/text/');
  });

  it('finds none for another name', () => {
    expect(findInOtherCase('/genja/filters/texts/', paths)).toBeUndefined();
  });
});

it('listPaths() lists pages, not the frames around them nor what catches unknown URLs', () => {
  const routes = [
    { path: '/search/' },
    {
      path: '/gkb/',
      routes: [{ path: '/gkb/', routes: [{ path: '/gkb/' }, { path: '/gkb/b/' }] }],
    },
    { path: '*' },
  ];
  expect(listPaths(routes)).toEqual(['/search/', '/gkb/', '/gkb/b/']);
});

it('loadPaths() lists pages of products that were not known', async () => {
  const inner: { path: string; load?: () => Promise<void> }[] = [];
  const load = async () => void inner.splice(0, 1, { path: '/gkb/' }, { path: '/gkb/b/' });
  inner.push({ path: '/gkb/', load });
  expect(await loadPaths([{ path: '/gkb/', routes: inner }])).toEqual(['/gkb/', '/gkb/b/']);
});
