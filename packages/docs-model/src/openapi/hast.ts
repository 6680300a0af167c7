import type { ElementContent } from 'hast';
import type { Paragraph, PhrasingContent, Root } from 'mdast';
import { h } from 'hastscript';
import { toHast } from 'mdast-util-to-hast';
import { parseBlocks, parsePhrases } from '../mdx/blocks';

/** A description of the contract as HTML. Its URLs (`type:Entity`) are resolved at the end. */
export function renderBlocks(description: string): ElementContent[] {
  return renderNodes({ type: 'root', children: parseBlocks(description) });
}

/** The same for one paragraph, without the paragraph around it. */
export function renderPhrases(description: string): ElementContent[] {
  return renderContents(parsePhrases(description));
}

export function renderContents(children: PhrasingContent[]): ElementContent[] {
  // Below a root each phrase would get its own line, and a space before every comma.
  const [paragraph] = renderNodes({ type: 'paragraph', children });
  return paragraph?.type === 'element' ? paragraph.children : [];
}

function renderNodes(node: Root | Paragraph): ElementContent[] {
  const tree = toHast(node);
  const nodes = tree.type === 'root' ? tree.children : [tree];
  return nodes.filter((child): child is ElementContent => child.type !== 'doctype');
}

/**
 * Lets a long path break after a slash, and before, between or in parameters, instead of within a word.
 *
 * @example
 * printHtml(h('code', breakPath('/v2/nlp'))); // '<code>/<wbr>v2/<wbr>nlp</code>'
 */
export function breakPath(path: string): ElementContent[] {
  const pieces = path.split(/(?<=[/?&=])/);
  return pieces.flatMap((value, index): ElementContent[] => {
    const text = { type: 'text' as const, value };
    return index === 0 ? [text] : [h('wbr'), text];
  });
}
