import { readdir } from 'node:fs/promises';
import path from 'node:path';
import matter from 'gray-matter';
import type { Nodes, PhrasingContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { memoize } from '@docs/utils';
import { parseOnce, findRepository } from '@docs/openapi/node';
import { createSlugger, toHeadingId } from '../links/heading-id';
import { link } from '../mdx/blocks';
import { isOpenQuestion } from '../mdx/open-questions';
import { parseMdx } from '../mdx/elements';
import { GENERATED_MARK } from '../pages/page';
import { toText } from '../search/extract-sections';
import type { Product } from '@docs/geneea';
import { products } from '@docs/geneea';

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

const toTree = memoize(({ text }: PageText) => parseMdx(text));

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

/** What the documentation cannot say for certain, and where it matters. */
export interface OpenQuestion {
  /** The question in one or two sentences. */
  content: PhrasingContent[];
  /** Links to everything that the question concerns. */
  links: PhrasingContent[];
}

/**
 * Lists the questions that a writer marked with `<OpenQuestion>` on a page. Each links to the
 * heading above its mark.
 *
 * @example
 * listPageQuestions(parseMdx('## Limits\n\n<OpenQuestion>How many?</OpenQuestion>'), page);
 * // [{ content: [How many?], links: [Photos: Limits] }]
 */
export function listPageQuestions(root: Root, page: Guide): OpenQuestion[] {
  const toSlug = createSlugger();
  const questions: OpenQuestion[] = [];
  let section = { label: page.title, target: page.path };
  visit(root, (node: Nodes) => {
    if (node.type === 'heading') {
      const target = `${page.path}#${toHeadingId(node, toSlug)}`;
      section = { label: `${page.title}: ${toText(node)}`, target };
    }
    if (!isOpenQuestion(node)) return;
    questions.push({
      content: toInlineContent(node),
      links: [link(section.target, { type: 'text', value: section.label })],
    });
  });
  return questions;
}

/** The words of a mark, whether they are a paragraph below its tag or beside it. */
function toInlineContent(node: Nodes): PhrasingContent[] {
  if (!('children' in node)) return [];
  return node.children.flatMap((child) =>
    child.type === 'paragraph' ? child.children : [child as PhrasingContent],
  );
}

/**
 * Reads the questions that the written pages of a product mark, with those of products that are
 * listed with it: the knowledge base is served by the Media API.
 *
 * @param content the folder that contains one folder per product
 */
export async function loadPageQuestions(
  product: Product,
  content = path.join(findRepository(), 'site/content'),
): Promise<OpenQuestion[]> {
  const listed = products.filter(
    ({ id, questionsListedBy = id }) => questionsListedBy === product.id,
  );
  const pages = await Promise.all(
    listed.map(({ id, route }) => loadWrittenPages(path.join(content, id), route)),
  );
  return pages
    .flat()
    .filter(({ page }) => page.text.includes('<OpenQuestion>'))
    .flatMap(({ guide, page }) => listPageQuestions(toTree(page), guide));
}
