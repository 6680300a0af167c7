import type { Element, ElementContent } from 'hast';
import type { Paragraph, PhrasingContent, Root } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { toBlocks, toPhrases } from '#docs-model/mdx/blocks';

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

/** Puts a separator between groups of phrases: `Default x · Format y`. */
export function join(groups: Child[], separator: string): Child[] {
  return groups.map((group, index) => (index === 0 ? group : [separator, group]));
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

/** The text of a heading as the link to itself, labeled as the theme labels such links. */
export function renderHeadingLink(id: string, text: string): Element {
  return h('a', { class: 'name', href: `#${id}`, title: `Direct link to ${text}` }, text);
}

/** Code with its name, or the name alone when there is nothing to show. */
export function renderFigure(caption: Child[], code: Child): Element {
  // Code that scrolls must be reachable by keyboard, so that its hidden part can be read.
  const block = code && h('pre', { tabIndex: '0' }, h('code', {}, code));
  return h('figure', { class: 'code' }, h('figcaption', {}, caption, block && renderCopy()), block);
}

/** Copies the code below it; `useCopyButtons()` of src/features/openapi/ listens. */
function renderCopy(): Element {
  return h('button', { type: 'button', class: 'copy quiet-button', dataCopy: '' }, 'Copy');
}

/**
 * Lets a long path break after a slash, and before, between or in parameters, instead of within a word.
 *
 * @example
 * toHtml(h('code', {}, breakPath('/v2/nlp'))); // '<code>/<wbr>v2/<wbr>nlp</code>'
 */
export function breakPath(path: string): Child[] {
  return path
    .split(/(?<=[/?&=])/)
    .flatMap((part, index) => (index === 0 ? [part] : [h('wbr'), part]));
}
