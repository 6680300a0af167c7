import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { LineCounter, parseDocument, visit } from 'yaml';
import type { Pair, Scalar } from 'yaml';
import { toProse } from './prose';
import type { Prose } from './prose';

/** Keys of a contract and of its examples whose text reaches a reader. */
const KEYS = ['title', 'summary', 'description', 'text', 'none', 'note'];
const NOTES = ['x-cause', 'x-remedy', 'x-unknown'];

/** Reads the descriptions of all contracts and examples. */
export async function readContracts(folder = 'contract'): Promise<Prose[]> {
  const entries = await readdir(folder, { recursive: true });
  const files = entries.filter((entry) => entry.endsWith('.yaml')).sort();
  const texts = await Promise.all(
    files.map(async (entry) => {
      const file = path.posix.join(folder, entry.split(path.sep).join('/'));
      return readContract(file, await readFile(file, 'utf8'));
    }),
  );
  return texts.flat();
}

export function readContract(file: string, source: string): Prose[] {
  const lines = new LineCounter();
  const found: Prose[] = [];
  visit(parseDocument(source, { lineCounter: lines }), {
    Pair(_key, pair, ancestors) {
      const { key, value } = pair as Pair<Scalar, Scalar>;
      if (!isRead(String(key?.value), ancestors) || typeof value?.value !== 'string') return;
      const { line } = lines.linePos(value.range?.[0] ?? 0);
      const blocks = toProse(fromMarkdown(value.value), file);
      found.push(...blocks.map((block) => ({ ...block, line })));
    },
  });
  return found;
}

function isRead(key: string, ancestors: readonly unknown[]): boolean {
  if (KEYS.includes(key) || NOTES.includes(key)) return true;
  // Meanings of values: `x-enumDescriptions: {person: A person.}`
  const owner = ancestors.at(-2) as Pair<Scalar> | undefined;
  return owner?.key?.value === 'x-enumDescriptions';
}
