import type { RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { defaultHandlers, toMarkdown } from 'mdast-util-to-markdown';

/** Prints blocks as Markdown. The same blocks give the same text, byte for byte. */
export function printBlocks(blocks: RootContent[], toUrl: (url: string) => string): string {
  return toMarkdown(
    { type: 'root', children: blocks },
    {
      extensions: [gfmToMarkdown({ tablePipeAlign: false })],
      bullet: '-',
      emphasis: '_',
      fences: true,
      rule: '-',
      // A URL in pointed brackets would look like a tag.
      resourceLink: true,
      handlers: {
        link: (node, parent, state, info) =>
          defaultHandlers.link({ ...node, url: toUrl(node.url) }, parent, state, info),
      },
    },
  );
}
