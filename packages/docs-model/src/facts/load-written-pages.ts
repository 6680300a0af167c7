import { readdir } from 'node:fs/promises';
import path from 'node:path';
import matter from 'gray-matter';
import { parseOnce } from '@docs/openapi/node';
import { GENERATED_MARK } from '../page';

/** A page that a person wrote, such as a guide that shows and explains an example. */
export interface Guide {
  title: string;
  path: string;
}

/**
 * Reads the pages that a person wrote, in the order of their paths.
 *
 * @param folder the product's content folder
 * @param route first segment of its paths
 */
async function loadWrittenPages(
  folder: string,
  route: string,
): Promise<{ guide: Guide; page: PageText }[]> {
  const entries = await readdir(folder, { recursive: true }).catch(() => []);
  const files = entries.filter((entry) => entry.endsWith('.mdx')).sort();
  const pages = await Promise.all(files.map((file) => readPage(path.join(folder, file))));
  return files.flatMap((file, index) => {
    const page = pages[index]!;
    if (page.text.includes(GENERATED_MARK)) return [];
    return [{ guide: { title: page.title, path: toPath(file, route) }, page }];
  });
}

interface PageText {
  title: string;
  text: string;
}

const readPage = parseOnce((text): PageText => ({ title: String(matter(text).data.title), text }));

/** @example toPath('guide/index.mdx', 'genja'); // '/genja/guide/' */
function toPath(file: string, route: string): string {
  const page = file
    .split(path.sep)
    .join('/')
    .replace(/(^|\/)index\.mdx$|\.mdx$/, '$1');
  return `/${[route, ...page.split('/')].filter(Boolean).join('/')}/`;
}

const SHOWING_TAG = /<(?:Example|Result|AnnotatedText|Comparison)\s([^>]*)>/g;
const EXAMPLE_NAME = /\b(?:name|first|second)="([^"]+)"/g;

function listShownExamples(text: string): string[] {
  const attributes = [...text.matchAll(SHOWING_TAG)].map(([, inside = '']) => inside).join(' ');
  return [...attributes.matchAll(EXAMPLE_NAME)].map(([, name = '']) => name);
}

/**
 * Finds the pages that show each example, by the name of the example.
 *
 * @example
 * (await findGuides('site/content/api_media2', 'api_media2')).get('kb-infoboxes');
 * // [{ title: 'Look up knowledge base items', path: '/api_media2/guide/kb/' }]
 */
export async function findGuides(folder: string, route: string): Promise<Map<string, Guide[]>> {
  const guides = new Map<string, Guide[]>();
  for (const { guide, page } of await loadWrittenPages(folder, route)) {
    const names = new Set(listShownExamples(page.text));
    names.forEach((name) => guides.set(name, [...(guides.get(name) ?? []), guide]));
  }
  return guides;
}
