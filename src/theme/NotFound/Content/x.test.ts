import { expect, it } from 'vitest';
import { listPaths, loadPaths } from './list-paths';

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
