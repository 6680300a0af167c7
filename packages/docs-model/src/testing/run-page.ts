import type { Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { mdxToMarkdown } from 'mdast-util-mdx';
import { toMarkdown } from 'mdast-util-to-markdown';
import { VFile } from 'vfile';
import { parseMdx } from '../mdx/mdx-nodes';

type Transform = (tree: Root, file: VFile) => void | Promise<void>;

/**
 * Runs one step of the pipeline over the text of a page, for tests: page in, page out.
 *
 * @param path shown in errors as the page's file
 */
export async function runPage(
  text: string,
  transform: Transform,
  path = 'site/content/page.mdx',
): Promise<string> {
  const tree = parseMdx(text);
  await transform(tree, new VFile({ path }));
  return toMarkdown(tree, {
    extensions: [gfmToMarkdown({ tablePipeAlign: false }), mdxToMarkdown()],
  });
}
