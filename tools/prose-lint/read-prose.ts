import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Nodes, Parents, Root } from 'mdast';
import 'mdast-util-mdx';
import { SKIP, visit } from 'unist-util-visit';
import matter from 'gray-matter';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { LineCounter, parseDocument, visit as visitYaml } from 'yaml';
import type { Pair, Scalar } from 'yaml';
import { GENERATED_MARK } from '@docs/docs-model/pages';
import { parseMdx } from '@docs/docs-model/mdx';
import { listFiles } from '@docs/utils/node';

/** A piece of text that a reader meets, with the line on which it begins. */
export interface Prose {
  file: string;
  line: number;
  /** Without markup; inline code is `CODE`, because names are spelled as the API spells them. */
  text: string;
  /** Labels are checked for words, paragraphs and items of lists for their sentences, too. */
  kind: 'paragraph' | 'item' | 'label';
}

/** Inline code becomes one character that no rule mentions. */
const CODE = '\u{FFFC}';

export interface ProseFinding {
  file: string;
  line: number;
  /** The words as written. */
  excerpt: string;
  advice: string;
}

const BLOCKS = ['paragraph', 'heading', 'tableCell'];

/**
 * Lists the blocks of text of a Markdown tree.
 *
 * @param firstLine line of the file on which the tree begins
 * @example
 * collectProse(parseMdx('## Limits'), 'a.mdx', 4); // [{ file: 'a.mdx', line: 4, text: 'Limits', kind: 'label' }]
 */
function collectProse(root: Root, file: string, firstLine = 1): Prose[] {
  const blocks: Prose[] = [];
  visit(root, (node, _index, parent) => {
    if (!BLOCKS.includes(node.type)) return;
    blocks.push({
      file,
      line: firstLine - 1 + (node.position?.start.line ?? 1),
      text: toText(node).replace(/\s+/g, ' ').trim(),
      kind: toKind(node, parent),
    });
    return SKIP;
  });
  return blocks.filter(({ text }) => text !== '');
}

function toKind(node: Nodes, parent: Parents | undefined): Prose['kind'] {
  // A question to the vendor is no text for readers.
  if (node.type !== 'paragraph' || [parent, ...node.children].some(isQuestion)) return 'label';
  return parent?.type === 'listItem' ? 'item' : 'paragraph';
}

function isQuestion(node: Nodes | undefined): boolean {
  return node !== undefined && 'name' in node && node.name === 'OpenQuestion';
}

function toText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return CODE;
  return 'children' in node ? (node as Parents).children.map(toText).join('') : '';
}

/** Reads the written pages: titles, descriptions and blocks of text. Generated pages have no writer. */
export function readPages(folder = 'site/content'): Promise<Prose[]> {
  return readAll(folder, '.mdx', (file, source) =>
    source.includes(GENERATED_MARK) ? [] : readPage(file, source),
  );
}

async function readAll(
  folder: string,
  ending: string,
  read: (file: string, source: string) => Prose[],
): Promise<Prose[]> {
  const names = await listFiles(folder, ending);
  const texts = await Promise.all(
    names.map(async (name) => {
      const file = path.posix.join(folder, name);
      return read(file, await readFile(file, 'utf8'));
    }),
  );
  return texts.flat();
}

export function readPage(file: string, source: string): Prose[] {
  const { data, content } = matter(source);
  const firstLine = source.split('\n').length - content.split('\n').length + 1;
  const labels = ['title', 'sidebar_label', 'description'].flatMap((key) =>
    typeof data[key] === 'string'
      ? [{ file, line: 1, text: String(data[key]), kind: 'label' as const }]
      : [],
  );
  return [...labels, ...collectProse(parseMdx(content), file, firstLine)];
}

/** Keys of a contract and of its examples whose text reaches a reader. */
const KEYS = ['title', 'summary', 'description', 'text', 'none', 'note', 'advice'];
const NOTES = ['x-cause', 'x-remedy', 'x-unknown'];

/** Reads the descriptions of all contracts and examples. */
export async function readContracts(folder = 'contracts'): Promise<Prose[]> {
  const contracts = await readAll(folder, '.yaml', readContract);
  return [...contracts, ...(await readAll(folder, 'migration.json', readContract))];
}

export function readContract(file: string, source: string): Prose[] {
  const lines = new LineCounter();
  const texts: Prose[] = [];
  visitYaml(parseDocument(source, { lineCounter: lines }), {
    Pair(_key, pair, ancestors) {
      const { key, value } = pair as Pair<Scalar, Scalar>;
      if (!isRead(String(key?.value), ancestors) || typeof value?.value !== 'string') return;
      const { line } = lines.linePos(value.range?.[0] ?? 0);
      const blocks = collectProse(fromMarkdown(value.value), file);
      texts.push(...blocks.map((block) => ({ ...block, line })));
    },
  });
  return texts;
}

function isRead(key: string, ancestors: readonly unknown[]): boolean {
  if (KEYS.includes(key) || NOTES.includes(key)) return true;
  // Meanings of values: `x-enumDescriptions: {person: A person.}`
  const owner = ancestors.at(-2) as Pair<Scalar> | undefined;
  return owner?.key?.value === 'x-enumDescriptions';
}
