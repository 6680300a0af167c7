import type { ApiIndex } from '#docs-model/json-index/index-shape';
import type { Contracts } from '#sandbox/types';

/** The data of the tools. It is part of the bundled server, so that they need no network. */
export interface McpData {
  /** Where the documentation is served, without a slash at the end. */
  site: string;
  /** Text of each Markdown file by its path in the site: `/genja/api/index.md`. */
  pages: Record<string, string>;
  index: ApiIndex;
  contracts: Contracts;
}

/** The Markdown file that a reader means by a path, a URL of a page or one of its Markdown names. */
export function findPage({ pages, site }: McpData, name: string): string | undefined {
  const path = name
    .trim()
    .replace(site, '')
    .replace(/[?#].*$/, '');
  const rooted = path.startsWith('/') ? path : `/${path}`;
  const folder = rooted.replace(/\/?(index\.(html|md))?$/, '/');
  return [rooted, `${folder}index.md`, rooted.replace(/\.md$/, '/index.md')].find((candidate) =>
    Object.hasOwn(pages, candidate),
  );
}
