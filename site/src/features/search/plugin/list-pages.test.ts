import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { expect, test } from 'vitest';
import { buildBreadcrumbs } from './list-pages';

test('buildBreadcrumbs() knows the categories above each page', () => {
  const category = { collapsed: true, collapsible: true, type: 'category' as const };
  const sidebars: LoadedVersion['sidebars'] = {
    first: [
      { type: 'doc', id: 'index' },
      {
        ...category,
        label: 'Guide',
        link: { type: 'doc', id: 'guide/index' },
        items: [{ ...category, label: 'Deep', items: [{ type: 'doc', id: 'guide/kb' }] }],
      },
    ],
  };
  expect([...buildBreadcrumbs(sidebars)]).toEqual([
    ['index', []],
    ['guide/index', []],
    ['guide/kb', ['Guide', 'Deep']],
  ]);
});
