import type { Element, ElementContent } from 'hast';
import type { Paragraph, PhrasingContent, Root } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { toBlocks, toPhrases } from '../mdx/blocks';

export type Child = ElementContent | string | undefined | Child[];

/**
 * Makes an element of HTML. Texts stay texts: the printer escapes what would be markup.
 *
 * @example
 * h('p', {}, 'Not together with ', h('code', {}, 'paraSpecs'), '.');
 */
export function h(
  tagName: string,
  properties: Record<string, string | boolean | undefined> = {},
  ...children: Child[]
): Element {
  return {
    type: 'element',
    tagName,
    properties: toProperties(properties),
    children: flat(children),
  };
}

function toProperties(properties: Record<string, string | boolean | undefined>) {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([key, value]) =>
      value === undefined ? [] : [[key === 'class' ? 'className' : key, value]],
    ),
  );
}

function flat(children: Child[]): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (child === undefined) return [];
    if (typeof child === 'string') return [{ type: 'text', value: child }];
    return Array.isArray(child) ? flat(child) : [child];
  });
}

/** A description of the contract as HTML. Its URLs (`type:Entity`) are resolved at the end. */
export function renderBlocks(description: string): ElementContent[] {
  return toHtmlNodes({ type: 'root', children: toBlocks(description) });
}

/** The same for one paragraph, without the paragraph around it. */
export function renderPhrases(description: string): ElementContent[] {
  return renderContents(toPhrases(description));
}

export function renderContents(children: PhrasingContent[]): ElementContent[] {
  // Below a root each phrase would get its own line, and a space before every comma.
  const [paragraph] = toHtmlNodes({ type: 'paragraph', children });
  return paragraph?.type === 'element' ? paragraph.children : [];
}

function toHtmlNodes(node: Root | Paragraph): ElementContent[] {
  const tree = toHast(node);
  const nodes = tree.type === 'root' ? tree.children : [tree];
  return nodes.filter((child): child is ElementContent => child.type !== 'doctype');
}

/**
 * Lets a long path break after a slash, and before, between or in parameters, instead of within a word.
 *
 * @example
 * toHtml(h('code', {}, breakPath('/v2/nlp'))); // '<code>/<wbr>v2/<wbr>nlp</code>'
 */
export function breakPath(path: string): ElementContent[] {
  const parts = path.split(/(?<=[/?&=])/);
  return flat(parts.map((part, index) => (index === 0 ? part : [h('wbr'), part])));
}
