import type { ApiIndex } from '@docs/docs-model/json-index';
import type { Contracts } from '@docs/sandbox';
import type { SearchIndex } from '@docs/search/in-memory';

/** The data of the tools. It is part of the bundled server, so that they need no network. */
export interface McpData {
  /** Where the documentation is served, without a slash at the end. */
  site: string;
  /** Text of each Markdown file by its path in the site: `/gkb/index.md`. */
  pages: Record<string, string>;
  /** The index of the search of the site. */
  searchIndex: SearchIndex;
  index: ApiIndex;
  contracts: Contracts;
  /** The entries of `/changes/`, newest first. */
  changes: ListedChange[];
}

/** A change, as the tool `list_changes` returns it. */
export interface ListedChange {
  title: string;
  /** The day of the change, where it is known. */
  date: string | null;
  /** Without a date: the day on which it was listed, so the change came before it. */
  before?: string;
  /** IDs of products, which are the first segments of their URLs: `api_media2`. */
  products: string[];
  /** Name of the API that has changed: `media-v2`. */
  api?: string;
  breaking: boolean;
  /** Markdown. */
  text: string;
  url: string;
}

/** The Markdown file that a reader means by a path, a URL of a page or one of its Markdown names. */
export function findPage({ pages, site }: McpData, name: string): string | undefined {
  // Of a URL only the path counts: the site is also served by other hosts.
  const path = name
    .trim()
    .replace(site, '')
    .replace(/^(?:https?:\/\/|localhost:)[^/]+/i, '')
    .replace(/[?#].*$/, '')
    .replace(/\/{2,}/g, '/');
  const rooted = path.startsWith('/') ? path : `/${path}`;
  const folder = rooted.replace(/\/?(index\.(html|md))?$/, '/');
  const files = [rooted, `${folder}index.md`, rooted.replace(/\.md$/, '/index.md')];
  return files.find((candidate) => Object.hasOwn(pages, candidate));
}
