import type { ChangeEntry } from '#docs-model/changes/load-entries';
import { toChangesPage } from '#docs-model/changes/page';
import { printPage } from '#docs-model/pages/page';
import type { SourcePage } from './index-page';

/** The page `/changes/`, which is no page of a docs instance, as the search reads it. */
export async function toChangesSource(
  entries: ChangeEntry[],
  baseUrl: string,
): Promise<SourcePage> {
  const page = await toChangesPage(entries);
  const { title, description, keywords } = page.frontMatter;
  return {
    file: 'changes.mdx',
    source: await printPage(page),
    permalink: `${baseUrl}changes/`,
    title,
    description,
    keywords,
    breadcrumb: [],
  };
}
