import type { ElementContent } from 'hast';
import type { Paragraph, Root } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { toBlocks, toFirstSentence, toPhrases } from '#docs-model/mdx/blocks';

/** A description of the contract as HTML. Its URLs (`type:Entity`) are resolved at the end. */
export function renderBlocks(description: string): ElementContent[] {
  return toHtmlNodes({ type: 'root', children: toBlocks(description) });
}

/** The same for one paragraph, without the paragraph around it. */
export function renderPhrases(description: string): ElementContent[] {
  // Below a root each phrase would get its own line, and a space before every comma.
  const [paragraph] = toHtmlNodes({ type: 'paragraph', children: toPhrases(description) });
  return paragraph?.type === 'element' ? paragraph.children : [];
}

/** The same for the first sentence alone. */
export function renderFirstSentence(description: string): ElementContent[] {
  return renderPhrases(toFirstSentence(description));
}

function toHtmlNodes(node: Root | Paragraph): ElementContent[] {
  const tree = toHast(node);
  const nodes = tree.type === 'root' ? tree.children : [tree];
  return nodes.filter((child): child is ElementContent => child.type !== 'doctype');
}
