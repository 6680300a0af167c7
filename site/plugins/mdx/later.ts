import type { Root } from 'hast';
import { element } from '@docs/docs-model/mdx';

/** Lines of text that fill a window. */
const SCREEN = 36;

const LETTERS_A_LINE = 90;

/** Elements that begin a new line. */
const BLOCKS = new Set(['h2', 'h3', 'h4', 'p', 'li', 'tr', 'blockquote']);

/** A node of any kind, as far as it is read here. */
interface Section {
  type: string;
  name?: string | null;
  tagName?: string;
  value?: string;
  attributes?: { name?: string; value?: unknown }[];
  children?: Section[];
}

/**
 * Puts what lies below the first screen of a page into `Later`, screen by screen, one in the other:
 * a reader who follows a link sees the first screen before the others are made.
 */
export function later() {
  return (tree: Root): void => {
    const isModule = ({ type }: Section): boolean => type === 'mdxjsEsm';
    const blocks = tree.children as Section[];
    tree.children = [
      ...blocks.filter(isModule),
      ...divide(blocks.filter((block) => !isModule(block))),
    ] as Root['children'];
  };
}

function divide(blocks: Section[]): Section[] {
  const end = findEnd(blocks);
  if (end === blocks.length) return blocks;
  const rest = divide(blocks.slice(end));
  return [...blocks.slice(0, end), element('Later', {}, rest as never) as Section];
}

/** The number of blocks up to the one that passes the edge of the window; all if none does. */
function findEnd(blocks: Section[]): number {
  let lines = 0;
  for (const [index, block] of blocks.entries()) {
    lines += countLines(block);
    if (lines > SCREEN) return index + 1;
  }
  return blocks.length;
}

/** About how many lines a block takes. Of tabs only the first is seen. */
function countLines({ name, tagName, value, attributes = [], children = [] }: Section): number {
  if (value !== undefined) return value.length / LETTERS_A_LINE;
  const html = attributes.find((attribute) => attribute.name === 'html')?.value;
  const code = typeof html === 'string' ? html.split('\n').length : 0;
  const seen = name === 'Tabs' ? children.slice(0, 1) : children;
  const inside = seen.reduce((sum, child) => sum + countLines(child), code);
  return BLOCKS.has(tagName ?? '') ? Math.ceil(inside) + 1 : inside;
}
