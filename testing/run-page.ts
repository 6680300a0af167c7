import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { mdxFromMarkdown, mdxToMarkdown } from 'mdast-util-mdx';
import { toMarkdown } from 'mdast-util-to-markdown';
import { mdxjs } from 'micromark-extension-mdxjs';
import { VFile } from 'vfile';

type Transform = (tree: Root, file: VFile) => void | Promise<void>;

/**
 * Runs one step of the pipeline over the text of a page, for tests: page in, page out.
 *
 * @param path shown in errors as the page's file
 */
export async function runPage(
  text: string,
  transform: Transform,
  path = 'content/page.mdx',
): Promise<string> {
  const tree = fromMarkdown(text, { extensions: [mdxjs()], mdastExtensions: [mdxFromMarkdown()] });
  await transform(tree, new VFile({ path }));
  return toMarkdown(tree, {
    extensions: [gfmToMarkdown({ tablePipeAlign: false }), mdxToMarkdown()],
  });
}
