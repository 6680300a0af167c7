import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Root } from 'mdast';
import { resolvePage } from '../resolve-page';
import type { PageSource } from '../resolve-page';
import { hasTermLinks } from '../term-links';

/** Where the trees are; without it, none are kept. */
let folder: string | undefined;

/** Trees that are being made, by file: the search and the Markdown versions ask at the same time. */
const started = new Map<string, Promise<Root>>();

/**
 * Keeps the trees of pages in a folder, for all readers of a build and for later builds. In memory
 * those of thousands of pages would leave the bundler too little.
 *
 * @param inputs a hash of everything that pages are resolved with; trees of other inputs are deleted
 * @returns keeps no more trees
 */
export function openTreeCache(root: string, inputs: string): () => void {
  const outdated = existsSync(root) ? readdirSync(root).filter((name) => name !== inputs) : [];
  outdated.forEach((name) => rmSync(path.join(root, name), { recursive: true, force: true }));
  folder = path.join(root, inputs);
  return () => {
    folder = undefined;
  };
}

/** Deletes what is kept, because it was made while inputs changed. */
export function clearTreeCache(): void {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
}

/**
 * Like resolvePage(), but a page that has not changed is neither parsed nor resolved again. Others may
 * get the same tree, so it must not be changed.
 *
 * @throws when the page is not valid MDX, or names something that does not exist
 */
export async function loadTree(page: PageSource): Promise<Root> {
  const keptTree = readTree(page);
  if (keptTree || folder === undefined) return keptTree ?? resolvePage(page);
  const file = toFile(folder, page);
  const tree = started.get(file) ?? makeTree(page, file).finally(() => started.delete(file));
  started.set(file, tree);
  return tree;
}

async function makeTree(page: PageSource, file: string): Promise<Root> {
  const tree = await resolvePage(page);
  try {
    // Each time: another build, of other inputs, may have deleted the folder.
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, serialize(tree));
  } catch {
    // The page is parsed again where its tree is missing.
  }
  return tree;
}

/** The resolved tree of a page, if it is kept; each reader gets a new copy. */
export function readTree(page: PageSource): Root | undefined {
  if (folder === undefined) return undefined;
  try {
    return deserialize(readFileSync(toFile(folder, page))) as Root;
  } catch {
    // It is missing, was cut off, or was written by another version of Node.js.
    return undefined;
  }
}

/** Of where a page is, only its links to the glossary depend. A page with an error has no tree. */
function toFile(folder: string, { file, source, contract }: PageSource): string {
  const inputs = [contract, hasTermLinks(file), source].join('\0');
  const hash = createHash('sha256').update(inputs).digest('hex');
  return path.join(folder, hash);
}
