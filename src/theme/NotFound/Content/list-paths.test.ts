import { expect, it } from 'vitest';
import { listPaths } from './list-paths';

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
