import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import matter from 'gray-matter';
import { GENERATED_MARK } from '#docs-model/pages/page';
import { parseMdx } from '#docs-model/mdx/elements';
import { toProse } from './prose';
import type { Prose } from './prose';

/** Reads the written pages: titles, descriptions and blocks of text. Generated pages have no writer. */
export async function readPages(folder = 'content'): Promise<Prose[]> {
  const entries = await readdir(folder, { recursive: true });
  const files = entries.filter((entry) => entry.endsWith('.mdx')).sort();
  const pages = await Promise.all(
    files.map(async (entry) => {
      const file = path.posix.join(folder, entry.split(path.sep).join('/'));
      const source = await readFile(file, 'utf8');
      return source.includes(GENERATED_MARK) ? [] : readPage(file, source);
    }),
  );
  return pages.flat();
}

export function readPage(file: string, source: string): Prose[] {
  const { data, content } = matter(source);
  const firstLine = source.split('\n').length - content.split('\n').length + 1;
  const labels = ['title', 'sidebar_label', 'description'].flatMap((key) =>
    typeof data[key] === 'string'
      ? [{ file, line: 1, text: String(data[key]), kind: 'label' as const }]
      : [],
  );
  return [...labels, ...toProse(parseMdx(content), file, firstLine)];
}
