import type { Link, Nodes, PhrasingContent, RootContent, Table, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { text } from '../mdx/blocks';

/** A row of a table in the Markdown of a page; its first cell leads to the anchor of the row. */
export interface Row {
  id?: string;
  cells: PhrasingContent[][];
}

export function buildTable(head: string[], rows: Row[]): Table {
  return {
    type: 'table',
    align: head.map(() => null),
    children: [{ cells: head.map((label) => [text(label)]) }, ...rows].map(buildRow),
  };
}

function buildRow({ id, cells }: Row): TableRow {
  return {
    type: 'tableRow',
    children: cells.map((children, index) => ({
      type: 'tableCell',
      children: fill(index === 0 ? buildAnchorLink(id, children) : children),
    })),
  };
}

/** An empty cell leaves open whether something is missing. */
export function fill(cell: PhrasingContent[]): PhrasingContent[] {
  return cell.length > 0 ? cell : [text('–')];
}

declare module 'mdast' {
  interface Data {
    /** The anchor that a heading or a name has on its page. */
    id?: string;
  }
}

/**
 * Markdown has no anchors but those of headings, so a name that has one becomes a link to it: readers of
 * the Markdown can quote it.
 */
export function buildAnchorLink(
  id: string | undefined,
  children: PhrasingContent[],
): PhrasingContent[] {
  if (id === undefined || id === '') return children;
  const link: Link = { type: 'link', url: `#${id}`, children: children as never, data: { id } };
  return [link];
}

/**
 * Blocks as one line, for cells of tables and for paragraphs with a label: paragraphs follow each
 * other, the items of a list are divided by semicolons.
 *
 * @example
 * buildLine(blocks); // Analyses to run. Allowed values: `all` Every analysis; `tags` … Default `["all"]`
 */
export function buildLine(blocks: RootContent[]): PhrasingContent[] {
  return blocks.reduce<PhrasingContent[]>((line, block, index) => {
    const phrases = toPhrases(block);
    if (isPhrase(block) && isPhrase(blocks[index - 1])) return [...line, ...phrases];
    if (toWords(phrases) === '') return line;
    return [...line, ...buildGap(line, block), ...phrases];
  }, []);
}

/** Words that follow each other in a sentence: an element on one line has no paragraph inside. */
function isPhrase(node: RootContent | undefined): boolean {
  return node !== undefined && !BLOCKS.includes(node.type);
}

const BLOCKS: string[] = ['paragraph', 'heading', 'list', 'code', 'blockquote', 'table'];

function toPhrases(block: RootContent): PhrasingContent[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return block.children;
    case 'list':
      return block.children.map(({ children }) => buildLine(children)).reduce(joinItems, []);
    case 'code':
      return [{ type: 'inlineCode', value: block.value }];
    case 'blockquote':
      return buildLine(block.children);
    case 'table':
      throw new Error('A cell of a table cannot contain a table. Put it below the table.');
    default:
      return [block as PhrasingContent];
  }
}

function joinItems(line: PhrasingContent[], item: PhrasingContent[]): PhrasingContent[] {
  if (line.length === 0) return item;
  return [...line, text(endsSentence(line) ? ' ' : '; '), ...item];
}

function buildGap(line: PhrasingContent[], next: Nodes): PhrasingContent[] {
  if (line.length === 0) return [];
  if (next.type === 'list') return [text(endsSentence(line) ? ' ' : ': ')];
  return [text(endsSentence(line) || line.at(-1)?.type === 'strong' ? ' ' : '. ')];
}

function endsSentence(line: PhrasingContent[]): boolean {
  return /[.:!?;,]$/.test(toWords(line));
}

function toWords(phrases: PhrasingContent[]): string {
  return toString({ type: 'paragraph', children: phrases }).trim();
}
