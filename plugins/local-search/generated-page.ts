import type { Page } from '#docs-model/pages/page';
import { printPage } from '#docs-model/pages/print-page';
import type { SourcePage } from './index-page';

/** A page such as `/changes/`, which is no page of a docs instance, as the search reads it. */
export async function toGeneratedSource(page: Page, baseUrl: string): Promise<SourcePage> {
  const { title, description, keywords } = page.frontMatter;
  return {
    file: `${page.file}.mdx`,
    source: await printPage(page),
    permalink: `${baseUrl}${page.file}/`,
    title,
    description,
    keywords,
    breadcrumb: [],
  };
}
