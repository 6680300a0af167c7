import type { Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { mdxToMarkdown } from 'mdast-util-mdx';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { Options } from 'mdast-util-to-markdown';
import { VFile } from 'vfile';
import { stringify } from 'yaml';
import type { ContractName } from '#contract/names';
import { contractLinks } from '#docs-model/mdx/contract-links';
import type { Page } from './page';

/** Tells pages of the build from pages of a writer. */
export const GENERATED_MARK = 'generated_from: ';

/** MDX runs a paragraph that begins like a line of a module; the site makes boxes of `:::`. */
export const linesAsText: Options = {
  unsafe: [
    { atBreak: true, character: 'i', after: 'mport' },
    { atBreak: true, character: 'e', after: 'xport' },
    { atBreak: true, character: ':', after: '::' },
  ],
};

/**
 * Prints a page as MDX. The library escapes what would be markup; nothing is concatenated.
 *
 * @param contract the document that the page is made from, if it is made from one
 */
export async function printPage(page: Page, contract?: ContractName): Promise<string> {
  const source = contract === undefined ? 'content/' : `contract/${contract}/openapi.yaml`;
  const root: Root = { type: 'root', children: page.content };
  const origin = new VFile({ path: `${source} (${page.file})` });
  await contractLinks({ contract })(root, origin);
  const body = toMarkdown(root, {
    extensions: [mdxToMarkdown(), gfmToMarkdown(), linesAsText],
    bullet: '-',
  });
  const frontMatter = stringify({
    ...page.frontMatter,
    generated_from: source,
  });
  return `---\n${frontMatter}---\n\n${body}`;
}
