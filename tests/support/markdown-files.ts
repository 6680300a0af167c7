import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';

const BUILD = path.resolve('build');

/** One Markdown file of the built site, read as any reader of Markdown would. */
export interface MarkdownFile {
  /** `/openapi/analyze.md` */
  url: string;
  text: string;
  root: Root;
}

/** The files of a page's Markdown version: `index.md`, and those of its sections when it is long. */
export function readMarkdownVersion(route: string): MarkdownFile[] {
  return (
    readdirSync(path.join(BUILD, route))
      .filter((name) => name.endsWith('.md'))
      // Pages below have their text as `x.md`, too.
      .filter((name) => !existsSync(path.join(BUILD, route, path.parse(name).name, 'index.html')))
      .map((name) => readMarkdownFile(`${route}${name}`))
  );
}

/** It is parsed once for all tests, which leave it as it is. */
export function readMarkdownFile(url: string): MarkdownFile {
  const file = parsed.get(url) ?? parseMarkdownFile(url);
  parsed.set(url, file);
  return file;
}

const parsed = new Map<string, MarkdownFile>();

function parseMarkdownFile(url: string): MarkdownFile {
  const text = readFileSync(path.join(BUILD, url), 'utf8');
  const root = fromMarkdown(text, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  return { url, text, root };
}

/** Every node of a kind in the files. */
export function listNodes<Type extends Nodes['type']>(
  files: MarkdownFile[],
  type: Type,
): Extract<Nodes, { type: Type }>[] {
  const nodes: Extract<Nodes, { type: Type }>[] = [];
  files.forEach(({ root }) =>
    visit(root, (node) => {
      if (node.type === type) nodes.push(node as Extract<Nodes, { type: Type }>);
    }),
  );
  return nodes;
}

/** The words of everything, code included, without spaces and marks, for comparisons. */
export function toLetters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

export function readText(files: MarkdownFile[]): string {
  return files.map(({ root }) => toString(root)).join('\n');
}

/**
 * Reads `/llms.txt` and the lists that it names, and those that they name.
 *
 * @param read returns the text of a file of the site: `/genja/llms.txt`
 * @returns the text of each list by its path
 */
export async function readLists(
  read: (path: string) => string | Promise<string>,
): Promise<Map<string, string>> {
  const lists = new Map<string, string>();
  const waiting = ['/llms.txt'];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (lists.has(path)) continue;
    const text = await read(path);
    lists.set(path, text);
    const links = [...text.matchAll(/\]\((https:[^)\s]+\/llms(?:-\d+)?\.txt)\)/g)];
    waiting.push(...links.map(([, url = '']) => new URL(url).pathname));
  }
  return lists;
}
