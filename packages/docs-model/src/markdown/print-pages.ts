import type { RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { paragraph, text } from '../mdx/blocks';
import { printBlocks } from './blocks';
import { listAnchors, splitPage } from './split';
import type { Piece } from './split';

/** Some readers stop at 50,000 characters; the head of a file needs a few of them. */
export const LONGEST = 50_000;
const LONGEST_CONTENT = LONGEST - 2_000;

/** A page of the site before it is printed. */
export interface PageContent {
  /** `/gkb/glossary/` */
  route: string;
  title: string;
  description: string;
  /** The content below the heading. It is loaded when it is needed: that of all pages may be gigabytes. */
  load(): Promise<RootContent[]>;
}

/**
 * Prints the Markdown versions of all pages. Links lead to the Markdown versions of other pages, and
 * to the file that has their anchor.
 */
export async function printMarkdownPages(
  pages: PageContent[],
  site: string,
): Promise<MarkdownPage[]> {
  const index: MarkdownIndex = {
    site,
    pages: new Map(pages.map(({ route }) => [route, new Map()])),
  };
  const drafts: Draft[] = [];
  for (const page of pages) drafts.push(buildDraft(page, await page.load(), index));
  drafts.forEach(({ page, pieces }) => index.pages.set(page.route, buildFileMap(pieces ?? [])));
  const printed: MarkdownPage[] = [];
  for (const draft of drafts) printed.push(await printMarkdownPage(draft, index));
  return printed;
}

/** A page before it is known which pages have several files. */
interface Draft {
  page: PageContent;
  /** Of a long page. The trees of all pages would not fit into the memory of a large site. */
  pieces?: Piece[];
  /** Of any other page, and where its links lead. */
  text?: string;
  links?: Set<string>;
}

function buildDraft(page: PageContent, blocks: RootContent[], index: MarkdownIndex): Draft {
  const links = new Set<string>();
  const piece: Piece = { file: 'index.md', content: blocks };
  const text = printPiece(page, piece, index, links);
  return text.length <= LONGEST_CONTENT
    ? { page, text, links }
    : { page, pieces: listPieces(page, blocks, index) };
}

async function printMarkdownPage(draft: Draft, index: MarkdownIndex): Promise<MarkdownPage> {
  const { page, text, links } = draft;
  const { route, title, description } = page;
  const isFinal = text !== undefined && ![...(links ?? [])].some((url) => leadsToPiece(url, index));
  if (isFinal) return { route, title, description, files: new Map([['index.md', text]]) };
  const pieces = draft.pieces ?? [{ file: 'index.md', content: await page.load() }];
  const files = pieces.map((piece) => [piece.file, checkLength(page, piece, index)] as const);
  return { route, title, description, files: new Map(files) };
}

/** Whether a link leads to an anchor that is not in `index.md`. */
function leadsToPiece(url: string, { site, pages }: MarkdownIndex): boolean {
  const { pathname, hash } = new URL(url, site);
  return pages.get(decodeURI(pathname))?.has(decodeURIComponent(hash.slice(1))) ?? false;
}

function listPieces(page: PageContent, blocks: RootContent[], index: MarkdownIndex): Piece[] {
  const lengths = new Map<RootContent, number>();
  return splitPage(blocks, LONGEST_CONTENT, measure);

  /** A block is measured for the page, its section and its piece, but printed once. */
  function measure(content: RootContent[]): number {
    return content.reduce((sum, block) => {
      const length =
        lengths.get(block) ?? print([block], { ...page, file: 'index.md' }, index).length;
      lengths.set(block, length);
      // An empty line follows, one character of which is in the text of the block.
      return sum + length + 1;
    }, 0);
  }
}

function buildFileMap(pieces: Piece[]): Map<string, string> {
  return new Map(
    pieces.flatMap((piece) =>
      piece.file === 'index.md' ? [] : listAnchors(piece).map((id) => [id, piece.file] as const),
    ),
  );
}

/** @throws when a block alone is too long for a file */
function checkLength(page: PageContent, piece: Piece, index: MarkdownIndex): string {
  const printed = printPiece(page, piece, index);
  if (printed.length <= LONGEST) return printed;
  throw new Error(
    `The Markdown of ${page.route}${piece.file} has ${printed.length} characters, and ${LONGEST} ` +
      'are allowed. Divide its longest block, or the section by headings.',
  );
}

/** @param links receives where the links of the page lead */
function printPiece(
  page: PageContent,
  piece: Piece,
  index: MarkdownIndex,
  links?: Set<string>,
): string {
  const from = { route: page.route, file: piece.file };
  return print([...buildHead(page, piece, index.site), ...piece.content], from, index, links);
}

/** Readers come from anywhere, so the head says what this is, where it is, and what else there is. */
function buildHead({ route, title, description }: PageContent, piece: Piece, site: string) {
  const { heading } = piece;
  const url = `${site}${route}${heading?.data?.id ? `#${heading.data.id}` : ''}`;
  const head: RootContent[] = [
    {
      type: 'heading',
      depth: 1,
      children: [text(heading ? `${title}: ${toString(heading)}` : title)],
    },
    { type: 'blockquote', children: [paragraph(text(description))] },
    // Printed as it is: this URL leads to the page for people, and needs no escapes.
    { type: 'html', value: `Page: ${url} · Index of all pages: ${site}/llms.txt` },
  ];
  return head;
}

function print(
  blocks: RootContent[],
  from: { route: string; file: string },
  index: MarkdownIndex,
  links?: Set<string>,
): string {
  return printBlocks(blocks, (url) => {
    links?.add(new URL(url, `${new URL(index.site).origin}${from.route}`).href);
    return toMarkdownUrl(url, from, index);
  });
}

/** The Markdown version of a page. */
export interface MarkdownPage {
  /** `/gkb/glossary/` */
  route: string;
  title: string;
  description: string;
  /** Text of each file, by its name beside the page; the first one is `index.md`. */
  files: Map<string, string>;
}

/** Which file of which page has an anchor. */
export interface MarkdownIndex {
  /** Where the documentation is served, without a slash at the end. */
  site: string;
  /** Routes of the pages, each with the file of every anchor that is not in `index.md`. */
  pages: Map<string, Map<string, string>>;
}

/**
 * Where a link of a page leads in its Markdown version: to the Markdown of other pages, and with the
 * host, because Markdown is read, pasted and stored far from its URL. Inside a file the sign `#` is
 * enough.
 *
 * @param from route and file of the Markdown that has the link
 * @example
 * toMarkdownUrl('/gkb/glossary/#tag', { route: '/gkb/', file: 'index.md' }, index);
 * // 'https://help.example.com/gkb/glossary/index.md#tag'
 */
function toMarkdownUrl(
  url: string,
  from: { route: string; file: string },
  { site, pages }: MarkdownIndex,
): string {
  // Docusaurus' mark for files that are not pages.
  const target = url.replace(/^pathname:\/\//, '');
  // Routes are without the base path of the site.
  const siteOrigin = new URL(site).origin;
  const { origin, pathname, search, hash, href } = new URL(target, `${siteOrigin}${from.route}`);
  if (origin !== siteOrigin) return href;
  const route = decodeURI(pathname);
  const page = pages.get(route);
  if (!page) return `${site}${pathname}${search}${hash}`;
  const file = page.get(decodeURIComponent(hash.slice(1))) ?? 'index.md';
  if (hash !== '' && route === from.route && file === from.file) return hash;
  return `${site}${pathname}${file}${hash}`;
}
