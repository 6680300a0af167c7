import type { NamedPage, PageTexts } from '@generated/local-search/default/index-files';
import { VFile } from 'vfile';
import type { ContractName } from '#contract/names';
import { errors } from '#docs-model/mdx/errors';
import { extractSections } from '#docs-model/search/extract-sections';
import { parseMdx } from '#docs-model/mdx/parse-mdx';

/** A page as plugin-content-docs knows it, with the text of its file. */
export interface SourcePage {
  file: string;
  source: string;
  permalink: string;
  title: string;
  description: string;
  keywords: string[];
  breadcrumb: string[];
  /** The document that `<Errors />` means on this page. */
  contract?: ContractName | undefined;
}

export interface IndexedPage {
  names: NamedPage;
  texts: PageTexts;
}

/**
 * What of a page can be found. It reads the same source in development and production, so both
 * find the same.
 *
 * @throws when the page is no valid MDX, naming the file
 */
export async function indexPage(page: SourcePage): Promise<IndexedPage> {
  const root = parse(page);
  await errors({ contract: page.contract })(root, new VFile({ path: page.file }));
  const { intro, sections } = extractSections(root);
  return {
    names: {
      u: page.permalink,
      t: page.title,
      b: page.breadcrumb,
      k: page.keywords,
      s: sections.map(({ title, hash }) => ({ t: title, h: hash })),
    },
    texts: { d: page.description, i: intro, s: sections.map(({ text }) => text) },
  };
}

function parse({ file, source }: SourcePage) {
  try {
    return parseMdx(source);
  } catch (error) {
    throw new Error(
      `${file} cannot be read for the search index: ${(error as Error).message}. ` +
        'The build of the page shows the same error with its place: correct the page.',
      { cause: error },
    );
  }
}
