import { expect, it } from 'vitest';
import { findInOtherCase, findNearestPaths, listPaths, loadPaths } from './nearest-paths';

const paths = [
  '/api_media2/guide/photos/',
  '/api_media2/guide/code/',
  '/api_media2/reference/PhotoData/',
  '/genja/filters/text/',
  '/api_general/reference/Entity/',
  '/api_media2/reference/Entity/',
];

it.each([
  ['/api_media2/guide/photo/', '/api_media2/guide/photos/'],
  ['/api_general/Entity', '/api_general/reference/Entity/'],
  ['/genja/text.html', '/genja/filters/text/'],
  ['/api_media2/reference/Ent/', '/api_media2/reference/Entity/'],
])(
  'findNearestPaths() offers for %s what is like its last part, then its way: %s',
  (path, want) => {
    expect(findNearestPaths(path, paths)[0]).toBe(want);
  },
);

it.each([
  '/wp-login.php',
  '/nope/',
  '/api_media2/guide/nope/',
  '/genja/tests/',
  '/api_media2/guide/',
])('findNearestPaths() offers nothing for %s rather than something unrelated', (path) => {
  expect(findNearestPaths(path, paths)).toEqual([]);
});

it.each([
  ['/Genja/filters/TEXT/', '/genja/filters/text/'],
  ['/genja/Filters/text', '/genja/filters/text/'],
  ['/genja/filters/texts/', undefined],
])('findInOtherCase() of %s is %s', (path, want) => {
  expect(findInOtherCase(path, paths)).toBe(want);
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
