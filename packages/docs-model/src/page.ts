import type { Root, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { mdxToMarkdown } from 'mdast-util-mdx';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { Options } from 'mdast-util-to-markdown';
import { stringify } from 'yaml';
import type { ContractName } from '@docs/vendor';

/** A page that is made from the contract, before it is printed as MDX. */
export interface Page {
  /** Below the product's content folder, without extension: `reference/NlpRequest`. */
  file: string;
  frontMatter: {
    title: string;
    /** The URL below that of the product, where the name of the file does not give it. */
    slug?: string;
    /** Title of the browser's tab, where another page of the product has the same heading. */
    title_meta?: string;
    description: string;
    keywords: string[];
    /** Shown in small capitals above the heading. */
    eyebrow?: string;
    /** Present where requests and responses take the room of the contents, on all but wide windows. */
    exchanges?: boolean;
    hide_table_of_contents?: boolean;
    /** Heading of the sidebar below which the page is. */
    sidebar_group?: string;
    sidebar_label?: string;
    sidebar_position?: number;
    displayed_sidebar?: string;
    /** Id of the page that the link at the end leads to, if it is not the next one of the sidebar. */
    pagination_next?: string | null;
    pagination_prev?: string | null;
  };
  content: RootContent[];
}

/** Search engines cut longer descriptions, and link previews of shorter ones look empty. */
export const SHORTEST_DESCRIPTION = 70;
export const LONGEST_DESCRIPTION = 160;

/**
 * A description that names as many things as fit.
 *
 * @param head what the page is, a sentence without its period
 * @example
 * describeWithNames('API reference', ': errors of', ['GET /photos', 'GET /tags']);
 * // 'API reference: errors of GET /photos and GET /tags.'
 */
export function describeWithNames(head: string, label: string, names: string[]): string {
  for (let count = names.length; count > 0; count -= 1) {
    const description = `${head}${label} ${enumerate(names, count)}.`;
    if (description.length <= LONGEST_DESCRIPTION) return description;
  }
  return `${head}.`;
}

/** @example enumerate(['id', 'text', 'score'], 2); // 'id, text, and 1 more' */
function enumerate(names: string[], count: number): string {
  const rest = names.length - count;
  const items = [...names.slice(0, count), ...(rest > 0 ? [`${rest} more`] : [])];
  if (items.length < 3) return items.join(' and ');
  return `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}`;
}

/** Tells pages of the build from pages of a writer. */
export const GENERATED_MARK = 'generated_from: ';

/** MDX runs a paragraph that begins like a line of a module; the site makes boxes of `:::`. */
const linesAsText: Options = {
  unsafe: [
    { atBreak: true, character: 'i', after: 'mport' },
    { atBreak: true, character: 'e', after: 'xport' },
    { atBreak: true, character: ':', after: '::' },
  ],
};

/**
 * Prints a tree as MDX. The library escapes what would be markup; nothing is concatenated.
 *
 * @param more what the tree has besides MDX and tables
 */
export function printMdx(tree: Root, more: Options[] = []): string {
  return toMarkdown(tree, {
    extensions: [mdxToMarkdown(), gfmToMarkdown(), ...more, linesAsText],
    bullet: '-',
  });
}

/**
 * Prints a page with its front matter. Its links are resolved with all others: see resolvePage().
 *
 * @param contract the document that the page is made from, if it is made from one
 */
export function printPage(page: Page, contract?: ContractName): string {
  const source = contract === undefined ? 'site/content/' : `contracts/${contract}/openapi.yaml`;
  const frontMatter = stringify({ ...page.frontMatter, generated_from: source });
  return `---\n${frontMatter}---\n\n${printMdx({ type: 'root', children: page.content })}`;
}
