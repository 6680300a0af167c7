import type { RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { clean } from './clean';
import { printBlocks } from '#docs-model/markdown/print';
import { readPage } from './read-page';
import { listAddresses, splitPage } from '#docs-model/markdown/split';
import type { MarkdownPage } from '#docs-model/markdown/page';
import type { Part } from '#docs-model/markdown/split';
import { toMarkdownTree } from './to-markdown-tree';
import { toTwinUrl } from '#docs-model/markdown/links';
import type { TwinIndex } from '#docs-model/markdown/links';

/** Some readers stop at 50,000 characters; the head of a twin needs a few of them. */
export const LONGEST = 50_000;
const LONGEST_CONTENT = LONGEST - 2_000;

export interface BuiltPage {
  /** `/gkb/glossary/` */
  route: string;
  html: string;
}

/** Makes the Markdown twins of all pages of a site. Links between them lead to each other's parts. */
export function toTwins(pages: BuiltPage[], site: string): MarkdownPage[] {
  const index: TwinIndex = { site, pages: new Map(pages.map(({ route }) => [route, new Map()])) };
  // Only long pages have parts that others link to. The trees of all would not fit into the memory
  // of a site with thousands of pages.
  const long = new Map(
    pages.filter(({ html }) => isLong(html)).map((page) => [page.route, toDraft(page, index)]),
  );
  long.forEach(({ route, parts }) => index.pages.set(route, toAddresses(parts)));
  return pages.map((page) => {
    const { parts, ...head } = long.get(page.route) ?? toDraft(page, index);
    const files = parts.map((part) => [part.file, printPart(head, part, index)] as const);
    return { ...head, files: new Map(files) };
  });
}

/**
 * Printing all pages twice would take seconds, so short ones are told by their HTML. Markdown is
 * shorter than it, but for lists of links: their addresses are complete there.
 */
function isLong(html: string): boolean {
  return html.length >= LONGEST_CONTENT / 2;
}

type Head = Omit<MarkdownPage, 'files'>;

interface Draft extends Head {
  parts: Part[];
}

function toDraft({ route, html }: BuiltPage, index: TwinIndex): Draft {
  const { title, description, main } = readPage(html, route);
  const { children } = toMarkdownTree(clean(main));
  const draft = { route, title, description };
  if (!isLong(html)) return { ...draft, parts: [{ file: 'index.md', content: children }] };
  const lengths = new Map<RootContent, number>();
  return { ...draft, parts: splitPage(children, LONGEST_CONTENT, measure) };

  /** A block is measured for the page, its section and its part, but printed once. */
  function measure(blocks: RootContent[]): number {
    return blocks.reduce((sum, block) => {
      const length =
        lengths.get(block) ?? print([block], { route, file: 'index.md' }, index).length;
      lengths.set(block, length);
      // An empty line follows, one character of which stands in the text of the block.
      return sum + length + 1;
    }, 0);
  }
}

function toAddresses(parts: Part[]): Map<string, string> {
  return new Map(
    parts.flatMap((part) =>
      part.file === 'index.md' ? [] : listAddresses(part).map((id) => [id, part.file] as const),
    ),
  );
}

/** @throws when a block alone is too long for a file */
function printPart(draft: Head, part: Part, index: TwinIndex): string {
  const from = { route: draft.route, file: part.file };
  const text = print([...toHead(draft, part, index.site), ...part.content], from, index);
  if (text.length > LONGEST) {
    throw new Error(
      `The Markdown of ${draft.route}${part.file} has ${text.length} characters, and ${LONGEST} ` +
        'are allowed. Divide its longest block, or the section by headings.',
    );
  }
  return text;
}

/** What a reader who came from anywhere has to know: what this is, where it is, what else there is. */
function toHead({ route, title, description }: Head, part: Part, site: string): RootContent[] {
  const { heading } = part;
  const address = `${site}${route}${heading?.data?.id ? `#${heading.data.id}` : ''}`;
  return [
    {
      type: 'heading',
      depth: 1,
      children: [{ type: 'text', value: heading ? `${title}: ${toString(heading)}` : title }],
    },
    {
      type: 'blockquote',
      children: [{ type: 'paragraph', children: [{ type: 'text', value: description }] }],
    },
    // Printed as it is: this address leads to the page for people, and needs no escapes.
    { type: 'html', value: `Page: ${address} · Index of all pages: ${site}/llms.txt` },
  ];
}

function print(
  blocks: RootContent[],
  from: { route: string; file: string },
  index: TwinIndex,
): string {
  return printBlocks(blocks, (url) => toTwinUrl(url, from, index));
}
