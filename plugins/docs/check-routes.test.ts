import { describe, expect, it } from 'vitest';
import { checkRoutes } from './check-routes';

type Content = Parameters<typeof checkRoutes>[0];

function toContent(docs: { source: string; permalink: string }[]): Content {
  return { loadedVersions: [{ docs }] } as unknown as Content;
}

describe('checkRoutes()', () => {
  it('accepts pages with addresses of their own', () => {
    const docs = [
      { source: '@site/content/genja/api.mdx', permalink: '/genja/api/' },
      { source: '@site/content/genja/kb.mdx', permalink: '/genja/kb/' },
    ];
    expect(() => checkRoutes(toContent(docs))).not.toThrow();
  });

  it('stops at two files with one address, naming both and the remedy', () => {
    const docs = [
      { source: '@site/content/genja/api.mdx', permalink: '/genja/api/' },
      { source: '@site/content/genja/other.mdx', permalink: '/genja/api/' },
    ];
    expect(() => checkRoutes(toContent(docs))).toThrow(
      /content\/genja\/api\.mdx and content\/genja\/other\.mdx have the same address, \/genja\/api\/.*"slug"/,
    );
  });
});
