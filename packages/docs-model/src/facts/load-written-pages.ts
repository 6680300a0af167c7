import path from 'node:path';
import matter from 'gray-matter';
import { ifMissing, parseOnce } from '@docs/openapi/node';
import { listFiles } from '@docs/utils/node';
import { GENERATED_MARK } from '../page';

/** A page that a person wrote, such as a guide that shows and explains an example. */
export interface Guide {
  title: string;
  path: string;
}

interface PageText {
  title: string;
  text: string;
}

const readPage = parseOnce((text): PageText => ({ title: String(matter(text).data.title), text }));

/** @example toPath('guide/index.mdx', 'gkb'); // '/gkb/guide/' */
function toPath(file: string, route: string): string {
  const page = file.replace(/(^|\/)index\.mdx$|\.mdx$/, '$1');
  return `/${[route, ...page.split('/')].filter(Boolean).join('/')}/`;
}

const SHOWING_TAG = /<(?:Example|Result|AnnotatedText|Comparison)\s([^>]*)>/g;
const EXAMPLE_NAME = /\b(?:name|first|second)="([^"]+)"/g;

function listShownExamples(text: string): string[] {
  const attributes = [...text.matchAll(SHOWING_TAG)].map(([, inside = '']) => inside).join(' ');
  return [...attributes.matchAll(EXAMPLE_NAME)].map(([, name = '']) => name);
}

/**
 * Finds the pages that show each example, by the name of the example, in the order of their paths.
 *
 * @param folder the product's content folder
 * @param route first segment of its paths
 * @example
 * (await findGuides('site/content/api_media2', 'api_media2')).get('kb-infoboxes');
 * // [{ title: 'Look up knowledge base items', path: '/api_media2/guide/kb/' }]
 */
export async function findGuides(folder: string, route: string): Promise<Map<string, Guide[]>> {
  const guides = new Map<string, Guide[]>();
  for (const file of await listFiles(folder, '.mdx').catch(ifMissing([]))) {
    const { title, text } = await readPage(path.join(folder, file));
    if (text.includes(GENERATED_MARK)) continue;
    const guide = { title, path: toPath(file, route) };
    const names = new Set(listShownExamples(text));
    names.forEach((name) => guides.set(name, [...(guides.get(name) ?? []), guide]));
  }
  return guides;
}
