import { describe, expect, it } from 'vitest';
import { findSharedRoutes, groupReference } from './index';

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
        /site\/content\/genja\/api\.mdx and site\/content\/genja\/other\.mdx have the same path, \/genja\/api\/.*"slug"/,
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
        items: [{ type: 'html' }, { label: 'Analysis', items: [{ id: 'reference/Tag' }, {}] }],
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
        { value: expect.stringContaining('Filter 3 types') },
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
