import type { Nodes, Parents, Root } from 'mdast';
import 'mdast-util-mdx';
import { SKIP, visit } from 'unist-util-visit';

/** A piece of text that a reader meets, with the line on which it begins. */
export interface Prose {
  file: string;
  line: number;
  /** Without markup; inline code is `CODE`, because names are spelled as the API spells them. */
  text: string;
  /** Labels are checked for words, paragraphs for their sentences too. */
  kind: 'paragraph' | 'label';
}

/** What inline code becomes: one character that no rule mentions. */
export const CODE = '\u{FFFC}';

export interface ProseFinding {
  file: string;
  line: number;
  /** The words as written. */
  found: string;
  advice: string;
}

const BLOCKS = ['paragraph', 'heading', 'tableCell'];

/**
 * Lists the blocks of text of a Markdown tree.
 *
 * @param firstLine line of the file on which the tree begins
 * @example
 * toProse(parseMdx('## Limits'), 'a.mdx', 4); // [{ file: 'a.mdx', line: 4, text: 'Limits', kind: 'label' }]
 */
export function toProse(root: Root, file: string, firstLine = 1): Prose[] {
  const found: Prose[] = [];
  visit(root, (node) => {
    if (!BLOCKS.includes(node.type)) return;
    found.push({
      file,
      line: firstLine - 1 + (node.position?.start.line ?? 1),
      text: toText(node).replace(/\s+/g, ' ').trim(),
      kind: node.type === 'paragraph' ? 'paragraph' : 'label',
    });
    return SKIP;
  });
  return found.filter(({ text }) => text !== '');
}

function toText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return CODE;
  return 'children' in node ? (node as Parents).children.map(toText).join('') : '';
}
