import type { Element, ElementContent } from 'hast';
import { visit } from 'unist-util-visit';
import { isClass } from './is-class';

/** What leads around on a page or is operated by hand. */
const TOOLS = [
  'button',
  'footer',
  'form',
  'input',
  'nav',
  'script',
  'select',
  'style',
  'svg',
  'template',
];

/** Breaks that only a narrow screen needs, and bars beside the number that they draw. */
const DRAWING = ['meter', 'wbr'];

/**
 * Takes from a page what its reader does not read, tells each heading its own address, and makes
 * labels bold that are so by style ("Not documented").
 */
export function clean(main: Element): Element {
  const tree = { ...main, children: keep(main.children) };
  visit(tree, 'element', (node) => {
    if (node.tagName === 'section') nameHeading(node);
    if (node.tagName === 'p' || node.tagName === 'div') nameLabel(node);
  });
  return tree;
}

function keep(nodes: ElementContent[]): ElementContent[] {
  return nodes.flatMap((node, index): ElementContent[] => {
    if (node.type === 'text') return [node];
    if (node.type !== 'element') return [];
    if (node.tagName === 'meter') return [SPACE];
    if (isDropped(node)) return [];
    const children = keep(node.children);
    // Scripts are what the list of all pages stands in for; a twin has none.
    if (node.tagName === 'noscript') return children;
    const kept = { ...node, tagName: isClass(node, 'tag') ? 'strong' : node.tagName, children };
    return isButtonBesideAnother(node, nodes[index - 1]) ? [SPACE, kept] : [kept];
  });
}

const SPACE: ElementContent = { type: 'text', value: ' ' };

function isDropped(node: Element): boolean {
  const { tagName, properties } = node;
  if (TOOLS.includes(tagName) || DRAWING.includes(tagName) || tagName === 'h1') return true;
  // Tabs show one panel at a time; a twin shows all.
  if (properties.hidden && properties.role !== 'tabpanel') return true;
  if (properties.role === 'status' || tagName === 'caption') return true;
  return isClass(node, 'hash-link') || isClass(node, 'tocCollapsible') || isClass(node, 'bar');
}

function isButtonBesideAnother(node: Element, before: ElementContent | undefined): boolean {
  return node.tagName === 'a' && before?.type === 'element' && before.tagName === 'a';
}

/** A section with an address lends it to its first heading, which in Markdown stands for both. */
function nameHeading(section: Element): void {
  if (!section.properties.id) return;
  let isFirst = true;
  visit(section, 'element', (node) => {
    if (!isFirst || !/^h[2-6]$/.test(node.tagName)) return;
    isFirst = false;
    node.properties.id ??= section.properties.id;
  });
}

/** A rule has an address and begins with its name, which becomes the link to it. */
function nameLabel(node: Element): void {
  const { id } = node.properties;
  const label = node.children.findIndex(
    (child) => child.type === 'element' && child.tagName === 'strong',
  );
  const strong = node.children[label];
  if (typeof id !== 'string' || strong?.type !== 'element') return;
  const properties = { href: `#${id}`, dataAddress: id };
  node.children[label] = { type: 'element', tagName: 'a', properties, children: [strong] };
}
