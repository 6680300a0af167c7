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
export const GENERATED_MARK = 'generated_from: contract/';

/** MDX runs a paragraph that begins like a line of a module; the site makes boxes of `:::`. */
export const linesAsText: Options = {
  unsafe: [
    { atBreak: true, character: 'i', after: 'mport' },
    { atBreak: true, character: 'e', after: 'xport' },
    { atBreak: true, character: ':', after: '::' },
  ],
};

/** Prints a page as MDX. The library escapes what would be markup; nothing is concatenated. */
export async function printPage(page: Page, contract: ContractName): Promise<string> {
  const root: Root = { type: 'root', children: page.content };
  const origin = new VFile({ path: `contract/${contract}/openapi.yaml (${page.file})` });
  await contractLinks({ contract })(root, origin);
  const body = toMarkdown(root, {
    extensions: [mdxToMarkdown(), gfmToMarkdown(), linesAsText],
    bullet: '-',
  });
  const frontMatter = stringify({
    ...page.frontMatter,
    generated_from: `contract/${contract}/openapi.yaml`,
  });
  return `---\n${frontMatter}---\n\n${body}`;
}
