import { expect, test } from 'vitest';
import { listPageChunks } from './list-page-chunks';

const ROUTES = `
import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  { path: '/search/', component: ComponentCreator('/search/', '691'), exact: true },
  {
    path: '/gkb/',
    component: ComponentCreator('/gkb/', 'baa'),
    routes: [
      { path: '/gkb/', component: ComponentCreator('/gkb/', '3c3'), exact: true },
      { path: '/gkb/types/', component: ComponentCreator('/gkb/types/', '484'), exact: true }
    ]
  },
  { path: '*', component: ComponentCreator('*') }
];
`;

const CHUNKS = {
  '/search/-691': { __comp: 'search' },
  '/gkb/-baa': { __comp: 'frame', __context: { plugin: 'docs' } },
  '/gkb/-3c3': { __comp: 'item', content: 'index' },
  '/gkb/types/-484': { __comp: 'item', content: 'types' },
};

test('a page has the chunks of its own route and of those around it', () => {
  expect(listPageChunks(ROUTES, CHUNKS)).toEqual({
    '/search/': ['search'],
    '/gkb/': ['frame', 'docs', 'item', 'index'],
    '/gkb/types/': ['frame', 'docs', 'item', 'types'],
  });
});
