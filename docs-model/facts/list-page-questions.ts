import type { Nodes, PhrasingContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { toHeadingId } from '#docs-model/links/heading-id';
import { createSlugger } from '#docs-model/links/slugger';
import { link } from '#docs-model/mdx/blocks';
import { isOpenQuestion } from '#docs-model/mdx/open-questions';
import { toText } from '#docs-model/search/to-text';

/** What the documentation cannot say for certain, and where it matters. */
export interface OpenQuestion {
  /** The question in one or two sentences. */
  content: PhrasingContent[];
  /** Links to everything that the question concerns. */
  links: PhrasingContent[];
}

/**
 * Lists the questions that a writer marked with `<OpenQuestion>` on a page. Each links to the
 * heading above its mark.
 *
 * @example
 * listPageQuestions(parseMdx('## Limits\n\n<OpenQuestion>How many?</OpenQuestion>'), page);
 * // [{ content: [How many?], links: [Photos: Limits] }]
 */
export function listPageQuestions(
  root: Root,
  page: { title: string; path: string },
): OpenQuestion[] {
  const toSlug = createSlugger();
  const questions: OpenQuestion[] = [];
  let section = { label: page.title, target: page.path };
  visit(root, (node: Nodes) => {
    if (node.type === 'heading') {
      const target = `${page.path}#${toHeadingId(node, toSlug)}`;
      section = { label: `${page.title}: ${toText(node)}`, target };
    }
    if (!isOpenQuestion(node)) return;
    questions.push({
      content: toInlineContent(node),
      links: [link(section.target, { type: 'text', value: section.label })],
    });
  });
  return questions;
}

/** The words of a mark, whether they are a paragraph below its tag or beside it. */
function toInlineContent(node: Nodes): PhrasingContent[] {
  if (!('children' in node)) return [];
  return node.children.flatMap((child) =>
    child.type === 'paragraph' ? child.children : [child as PhrasingContent],
  );
}
