import type { RouteConfig } from '@docusaurus/types';
import { describe, expect, it, test } from 'vitest';
import { interactiveContract, interactiveReference } from '@docs/geneea';
import type { Product } from '@docs/geneea';
import { addProduct, findSharedRoutes, groupReference } from './index';

const DOCS = { index: { id: 'index', title: 'Overview', description: 'Where to start' } };

function toRoute(page: Partial<RouteConfig>): RouteConfig {
  const version = { label: 'Current', badge: false, docs: DOCS };
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

const product: Product = {
  id: 'genja',
  title: 'Genja',
  route: 'genja',
  purpose: 'Write text',
  summary: 'A template language',
  start: { label: 'Introduction', to: '/genja/introduction/' },
};

/** The data of the version in a route that addProduct() made. */
function readVersion(route: RouteConfig): unknown {
  return route.routes?.[0]?.props?.version;
}

test('addProduct() adds what the frame shows of the product', () => {
  expect(readVersion(addProduct(toRoute({}), product))).toMatchObject({
    product: { title: 'Genja', path: '/genja/' },
  });
});

test('addProduct() names the interactive reference and the other version of a product', () => {
  const otherVersion = { label: 'Version 1', to: '/api_media/' };
  const withMore = { ...product, contract: interactiveContract, otherVersion };
  expect(readVersion(addProduct(toRoute({}), withMore))).toMatchObject({
    product: { otherVersion, interactiveReference },
  });
});

test('addProduct() names the API of a product that has one', () => {
  const withContract = { ...product, contract: 'media-v2' as const };
  expect(readVersion(addProduct(toRoute({}), withContract))).toMatchObject({
    product: { contract: 'media-v2' },
  });
});

test('addProduct() names the version where there are several', () => {
  const route = toRoute({});
  Object.assign(route.routes![0]!.props!.version as object, { badge: true });
  expect(readVersion(addProduct(route, product))).toMatchObject({
    product: { version: 'Current' },
  });
});

type Content = Parameters<typeof findSharedRoutes>[0];

function toContent(docs: { source: string; permalink: string }[]): Content {
  return { loadedVersions: [{ docs }] } as unknown as Content;
}

describe('findSharedRoutes()', () => {
  it('accepts pages with their own paths', () => {
    const docs = [
      { source: '@site/content/genja/api.mdx', permalink: '/genja/api/' },
      { source: '@site/content/genja/kb.mdx', permalink: '/genja/kb/' },
    ];
    expect(findSharedRoutes(toContent(docs))).toEqual([]);
  });

  it(
    'names both files of one path, and the remedy',
    { meta: { spec: ['Duplicate routes only produce warnings'] } },
    () => {
      const docs = [
        { source: '@site/content/genja/api.mdx', permalink: '/genja/api/' },
        { source: '@site/content/genja/other.mdx', permalink: '/genja/api/' },
      ];
      const warnings = findSharedRoutes(toContent(docs));
      expect(warnings).toHaveLength(1);
      expect(warnings[0]).toMatch(
        /content\/genja\/api\.mdx and content\/genja\/other\.mdx have the same path, \/genja\/api\/.*"slug"/,
      );
    },
  );
});

interface Given {
  id: string;
  position?: number;
  group?: string;
  label?: string;
}

function group(...given: Given[]) {
  const docs = given.map(({ id, position, group: name, label }) => ({
    id,
    sidebarPosition: position,
    frontMatter: { sidebar_group: name, sidebar_label: label },
  }));
  return groupReference({ item: { dirName: 'reference' }, docs } as never);
}

describe('groupReference()', () => {
  it('puts pages without a group first, then labeled pages, then the number of types', async () => {
    expect(
      await group(
        { id: 'reference/Tag', position: 4, group: 'Analysis' },
        { id: 'reference/fields', position: 1 },
        { id: 'reference/api_nlp', position: 2, group: 'Endpoints', label: 'Analysis' },
        { id: 'reference/api_gkb', position: 3, group: 'Endpoints', label: 'Knowledge base' },
        { id: 'reference/Entity', position: 5, group: 'Analysis' },
      ),
    ).toMatchObject([
      { id: 'reference/fields' },
      { label: 'Endpoints', collapsible: false, items: [{ label: 'Analysis' }, {}] },
      {
        label: 'Types',
        customProps: { count: 2 },
        items: [{ label: 'Analysis', items: [{ id: 'reference/Tag' }, {}] }],
      },
    ]);
  });

  it('keeps the order of the positions; a page that is alone in its group has no heading', async () => {
    const [types] = await group(
      { id: 'reference/B', position: 5, group: 'Late' },
      { id: 'reference/C', position: 3, group: 'Early' },
      { id: 'reference/A', position: 4, group: 'Early' },
    );
    expect(types).toMatchObject({
      items: [
        { label: 'Early', items: [{ id: 'reference/C' }, { id: 'reference/A' }] },
        { id: 'reference/B' },
      ],
    });
  });

  it('labels a page as its front matter says', async () => {
    expect(await group({ id: 'reference/api_nlp', label: 'Calls' })).toEqual([
      { type: 'doc', id: 'reference/api_nlp', label: 'Calls' },
    ]);
  });

  it('leaves out the entrance and the pages of other folders', async () => {
    expect(
      await group({ id: 'reference/index' }, { id: 'guide/tagging' }, { id: 'referenced/x' }),
    ).toEqual([]);
  });
});
