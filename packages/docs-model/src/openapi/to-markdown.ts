import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import type { DrawnElement, MarkdownRules } from '../markdown/elements';
import { buildMarkdownBlocks } from '../markdown/blocks';
import { list, paragraph, text } from '../mdx/blocks';

/** The tree of `/openapi/` as Markdown. */
export function buildReferenceBlocks(tree: Root, file: string): RootContent[] {
  return buildMarkdownBlocks(tree, file, rules);
}

const toContent = ({ blocks }: DrawnElement) => blocks;

const rules: MarkdownRules = {
  CodeFigure: buildCodeFigure,
  dd: toContent,
  div: toContent,
  dl: toContent,
  Inside: toContent,
  // Their rows follow the row of the field around them.
  InnerFields: () => [],
  li: toContent,
  section: toContent,
  span: toContent,
  ul: ({ elements }) => [list(elements.map(({ blocks }) => blocks as PhrasingContent[]))],
};

function buildCodeFigure({ blocks: [caption, ...code] }: DrawnElement): RootContent[] {
  const { children } = caption as Paragraph;
  return [paragraph(...children, ...(code.length > 0 ? [text(':')] : [])), ...code];
}
