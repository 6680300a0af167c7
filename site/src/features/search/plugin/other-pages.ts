import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import matter from 'gray-matter';
import type { OperationDoc } from '@docs/openapi';
import type { IndexedPage, SourcePage } from './index-page';

interface Outline {
  description: string;
  operations: Pick<OperationDoc, 'id' | 'method' | 'path' | 'summary'>[];
}

/** As the page is called wherever it is linked; its heading is the title of the document. */
const TITLE = 'Interactive API reference';

const KEYWORDS = ['openapi', 'swagger', 'console', 'try it out', 'openapi.yaml', 'openapi.json'];

/** The page `/openapi/`, which is no page of a docs instance: its operations and their summaries. */
export function buildOpenApiPage(
  { description, operations }: Outline,
  { baseUrl, breadcrumb }: { baseUrl: string; breadcrumb: string[] },
): IndexedPage {
  const sections = [
    { t: 'Authentication', h: '#authentication', text: '' },
    ...operations.map(({ id, method, path, summary }) => ({
      t: `${method.toUpperCase()} ${path}`,
      h: `#${id}`,
      text: summary,
    })),
  ];
  return {
    names: {
      u: `${baseUrl}openapi/`,
      t: TITLE,
      b: breadcrumb,
      s: sections.map(({ t, h }) => ({ t, h })),
    },
    texts: { d: description, k: KEYWORDS, i: '', s: sections.map(({ text }) => text) },
  };
}

/** Pages of `site/src/pages/` that concern all products. */
export const OTHER_PAGES = ['changes', 'quality', 'try'];

/** One of them, as the search reads it. */
export async function loadWrittenSource(
  siteDir: string,
  name: string,
  baseUrl: string,
): Promise<SourcePage | undefined> {
  const file = path.join(path.basename(siteDir), `src/pages/${name}.mdx`);
  // The sites of tests have other pages.
  if (!existsSync(path.join(siteDir, '..', file))) return undefined;
  const source = await readFile(path.join(siteDir, '..', file), 'utf8');
  const { title, description, keywords } = matter(source).data as Pick<
    SourcePage,
    'title' | 'description' | 'keywords'
  >;
  return {
    file,
    source,
    permalink: `${baseUrl}${name}/`,
    title,
    description,
    keywords,
    breadcrumb: [],
  };
}
