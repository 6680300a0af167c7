import type { RouteConfig } from '@docusaurus/types';
import { expect, test } from 'vitest';
import { hasDocItems, slimGlobalData, slimRoute } from './slim-docs-data';

function toData(names: string[]) {
  return {
    path: '/genja',
    breadcrumbs: true,
    versions: names.map((name) => ({ name, docs: [{ id: 'index', path: '/genja/' }] })),
  };
}

test('slimGlobalData() leaves out the pages of a single version', () => {
  expect(slimGlobalData(toData(['current']), { hasDocItems: false })).toEqual({
    path: '/genja',
    breadcrumbs: true,
    versions: [{ name: 'current', docs: [] }],
  });
});

test('slimGlobalData() keeps them where versions are compared', () => {
  expect(slimGlobalData(toData(['current', '1.0']), { hasDocItems: false })).toEqual(
    toData(['current', '1.0']),
  );
});

test('slimGlobalData() keeps them where the navigation bar names one of them', () => {
  const data = toData(['current']);
  expect(slimGlobalData(data, { hasDocItems: true })).toEqual(data);
});

test('hasDocItems() finds a page of the product in the bar and in its menus', () => {
  const page = { type: 'doc', docsPluginId: 'genja', docId: 'long' };
  expect(hasDocItems([page], 'genja')).toBe(true);
  expect(hasDocItems([{ type: 'dropdown', items: [page] }], 'genja')).toBe(true);
  expect(hasDocItems([page], 'gkb')).toBe(false);
  expect(hasDocItems([{ label: 'Genja', to: '/genja/' }], 'genja')).toBe(false);
});

const DOCS = { index: { id: 'index', title: 'Overview', description: 'Where to start' } };

const LINK = { type: 'link', href: '/genja/', label: 'Overview', docId: 'index' };
const SIDEBARS = {
  genja: [
    { ...LINK, unlisted: false },
    { ...LINK, unlisted: true },
    { type: 'category', label: 'Guide', items: [{ ...LINK, unlisted: false }] },
    { type: 'link', href: 'https://example.com/', label: 'Elsewhere' },
  ],
};

function toRoute(page: Partial<RouteConfig>): RouteConfig {
  const version = { label: 'Current', badge: false, docs: DOCS, docsSidebars: SIDEBARS };
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

/** The data of the version in a route that slimRoute() made. */
function readVersion(route: RouteConfig): unknown {
  return route.routes?.[0]?.props?.version;
}

test('slimRoute() leaves out the descriptions of the pages of a version', () => {
  expect(readVersion(slimRoute(toRoute({})))).toMatchObject({ docs: {} });
});

test('slimRoute() tells whether an item is a page, but not which', () => {
  const link = { ...LINK, docId: '-' };
  expect(readVersion(slimRoute(toRoute({})))).toMatchObject({
    docsSidebars: {
      genja: [
        link,
        { ...link, unlisted: true },
        { type: 'category', label: 'Guide', items: [link] },
        SIDEBARS.genja[3],
      ],
    },
  });
  expect(JSON.stringify(slimRoute(toRoute({})))).not.toContain('"unlisted":false');
});

test('slimRoute() keeps all of it where a page shows cards', () => {
  const cards = { props: { categoryGeneratedIndex: { title: 'Guide' } } };
  expect(readVersion(slimRoute(toRoute(cards)))).toMatchObject({
    docs: DOCS,
    docsSidebars: SIDEBARS,
  });
});

test('both stop the build when the data is of another shape', () => {
  const route = toRoute({});
  delete (route.routes![0]!.props!.version as { docs?: object }).docs;
  expect(() => slimRoute(route)).toThrow(
    /slim-docs-data\.ts changes “docs” in the props of \/genja.*adapt the patch or delete it/,
  );
  expect(() => slimGlobalData({ versions: [{}] }, { hasDocItems: false })).toThrow(
    'slim-docs-data.ts changes “docs” of the versions',
  );
});
