import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { NamedPage, PageTexts } from '@docs/search/index-files';
import { loadTree, extractSections } from '@docs/docs-model/mdx';
import type { PageSource } from '@docs/docs-model/mdx';
import { steps } from '../../../../plugins/genja';

/** A page as plugin-content-docs knows it, with the text of its file. */
export interface SourcePage extends PageSource {
  permalink: string;
  title: string;
  /** In the sidebar, when that is another name. */
  label?: string | undefined;
  description: string;
  keywords: string[];
  breadcrumb: string[];
}

export interface IndexedPage {
  names: NamedPage;
  texts: PageTexts;
}

/** Indexes a page; throws, naming the file, when it is no valid MDX. */
export async function indexPage(page: SourcePage): Promise<IndexedPage> {
  const { intro, sections } = extractSections(await loadTree({ ...page, steps }));
  return {
    names: {
      u: page.permalink,
      t: page.title,
      l: page.label,
      b: page.breadcrumb,
      s: sections.map(({ title, hash }) => ({ t: title, h: hash })),
    },
    texts: { d: page.description, k: page.keywords, i: intro, s: sections.map(({ text }) => text) },
  };
}

/** Reads and indexes pages one after the other: the trees of all would fill the memory. */
export async function indexPages(
  pages: Omit<SourcePage, 'source'>[],
  siteDir: string,
): Promise<IndexedPage[]> {
  const indexed: IndexedPage[] = [];
  for (const page of pages) {
    const source = readFileSync(path.join(siteDir, '..', page.file), 'utf8');
    indexed.push(await indexPage({ ...page, source }));
  }
  return indexed;
}
