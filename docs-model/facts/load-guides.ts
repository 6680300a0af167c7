import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import matter from 'gray-matter';
import { GENERATED_MARK } from '#docs-model/pages/print-page';

/** A page that shows an example and explains it. */
export interface Guide {
  title: string;
  path: string;
}

const SHOWN = /<(?:Example|Result|AnnotatedText) name="([^"]+)"/g;

/**
 * Finds the pages that show each example, by the name of the example: those that a person wrote, in the
 * order of their paths.
 *
 * @param folder the product's content folder
 * @param route first segment of its paths
 * @example
 * (await findGuides('content/api_media2', 'api_media2')).get('kb-infoboxes');
 * // [{ title: 'Look up knowledge base items', path: '/api_media2/guide/kb/' }]
 */
export async function findGuides(folder: string, route: string): Promise<Map<string, Guide[]>> {
  const entries = await readdir(folder, { recursive: true }).catch(() => []);
  const guides = new Map<string, Guide[]>();
  for (const file of entries.filter((entry) => entry.endsWith('.mdx')).sort()) {
    const text = await readFile(join(folder, file), 'utf8');
    if (text.includes(GENERATED_MARK)) continue;
    const guide = { title: String(matter(text).data.title), path: toPath(file, route) };
    const names = new Set([...text.matchAll(SHOWN)].map(([, name = '']) => name));
    names.forEach((name) => guides.set(name, [...(guides.get(name) ?? []), guide]));
  }
  return guides;
}

/** @example toPath('guide/index.mdx', 'genja'); // '/genja/guide/' */
export function toPath(file: string, route: string): string {
  const page = file
    .split(sep)
    .join('/')
    .replace(/(^|\/)index\.mdx$|\.mdx$/, '$1');
  return `/${[route, ...page.split('/')].filter(Boolean).join('/')}/`;
}
