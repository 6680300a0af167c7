import { describe, expect, it } from 'vitest';
import { findSharedRoutes } from './check-routes';

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
