import type { RouteConfig } from '@docusaurus/types';
import { expect, test } from 'vitest';
import { slimRoute } from './slim-route';

const DOCS = { index: { id: 'index', title: 'Overview', description: 'Where to start' } };

function toRoute(page: Partial<RouteConfig>, docs: object = DOCS): RouteConfig {
  const version = { label: 'Current', docs };
  return {
    path: '/genja',
    component: '@theme/DocsRoot',
    routes: [
      {
        path: '/genja',
        component: '@theme/DocVersionRoot',
        props: { version },
        routes: [{ path: '/genja/', component: '@theme/DocItem', ...page }],
      },
    ],
  };
}

test('slimRoute() leaves out the descriptions of the pages of a version', () => {
  expect(slimRoute(toRoute({}))).toEqual(toRoute({}, {}));
});

test('slimRoute() keeps them where a page shows cards', () => {
  const cards = { props: { categoryGeneratedIndex: { title: 'Guide' } } };
  expect(slimRoute(toRoute(cards))).toEqual(toRoute(cards));
});
