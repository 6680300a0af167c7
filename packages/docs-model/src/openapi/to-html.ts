import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import type { Child } from 'hastscript';
import type { Heading, Root as Tree } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toHast } from 'mdast-util-to-hast';
import type { State } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';
import { breakPath } from './hast';

/** The tree of `/openapi/` as HTML. Lowercase elements of the tree are those of HTML. */
export function renderReference(tree: Tree): Root {
  const handlers = {
    heading: renderHeading,
    mdxJsxFlowElement: renderElement,
    mdxJsxTextElement: renderElement,
  };
  const root = toHast(tree, { handlers }) as Root;
  // Line breaks between items and cells keep the build from leaving out their end tags.
  visit(root, 'text', (node) => {
    if (node.value === '\n') node.value = '';
  });
  return root;
}

/** A heading begins with the link to itself, labeled as the theme labels such links. */
function renderHeading(state: State, { depth, data, ...node }: Heading): Element {
  const children = state.all({ ...node, depth });
  const [first, ...others] = children;
  const id = data?.id ?? '';
  const label = `Direct link to ${children.map((child) => toString(child)).join('')}`;
  const link = h('a', { class: 'name', href: `#${id}`, 'aria-label': label }, first);
  // The sections above it have the anchors of other headings.
  return h(`h${depth}`, { id: depth === 4 ? id : undefined }, link, others);
}

function renderElement(
  state: State,
  node: MdxJsxFlowElement | MdxJsxTextElement,
): ElementContent[] {
  const name = node.name ?? '';
  const attributes = Object.fromEntries(
    node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute'
        ? [[attribute.name, (attribute.value ?? true) as string]]
        : [],
    ),
  );
  const children = state.all(node);
  const content = renderers[name]?.(attributes, children) ?? h(name, attributes, children);
  return h('div', content).children;
}

const renderers: Record<
  string,
  (attributes: Record<string, string>, children: ElementContent[]) => Child
> = {
  CodeFigure: ({ name }, [caption, block]) => renderFigure(toContent(caption), name, block),
  Endpoint: renderEndpoint,
  Field: renderField,
  Fields: (_, rows) => h('dl', { class: 'fields' }, rows),
  InnerFields: (_, rows) => h('dl', { class: 'fields' }, rows),
  // Its own definition, so that it has the width of the page and not of the column.
  Inside: ({ type, count }, children) =>
    h(
      'dd',
      { class: 'inside' },
      count === undefined
        ? children
        : h('details', h('summary', type && [h('code', type), ' '], count), children),
    ),
  Rule: ({ anchor, title }, children) =>
    h(
      'p',
      { id: anchor, class: 'callout rule' },
      h('strong', `${title}.`),
      ' ',
      children.flatMap(toContent),
    ),
  SmallPrint: (_, children) => h('p', { class: 'small' }, children.flatMap(toContent)),
  Values: ({ label, folded }, children) =>
    folded
      ? h('details', { class: 'values' }, h('summary', label), children)
      : h('div', { class: 'values' }, h('span', label), children),
};

/** site/src/client-modules/copy.ts listens. */
function renderCopy(name?: string): Element {
  const label = name === undefined ? 'Copy' : `Copy ${name}`;
  return h('button', { class: 'icon-button copy-button', title: 'Copy', 'aria-label': label });
}

/** Method and path, with what can be done with them: the host of the consoles listens. */
function renderEndpoint(attributes: Record<string, string>): Element {
  const { method = '', path = '', limit, summary, console: operation } = attributes;
  const label = `Try it: ${summary}`;
  const tryIt = { class: 'button button--primary', 'data-try': operation, 'aria-label': label };
  return h(
    'p',
    { class: 'call' },
    h(
      'span',
      { class: 'endpoint' },
      h('span', { class: `badge badge--${method}` }, method.toUpperCase()),
      ' ',
      h('code', breakPath(path)),
      limit && [' ', h('span', { class: 'limit' }, limit)],
    ),
    ' ',
    h(
      'span',
      { class: 'actions' },
      renderCopy(`path: ${summary}`),
      operation && [' ', h('button', tryIt, 'Try it')],
    ),
  );
}

/** One field: its name under a permanent anchor, its type, its meaning, and what it contains. */
function renderField(
  { name, id, required, container, type, href, in: location }: Record<string, string>,
  children: ElementContent[],
): Element {
  const isInside = (child: ElementContent) => child.type === 'element' && child.tagName === 'dd';
  return h(
    'div',
    { id },
    h(
      'dt',
      // The name is its own permanent link; the style sheet adds the sign when it is pointed at.
      h('a', { class: 'name', href: `#${id}` }, h('code', name)),
      required && [' ', h('b', { class: 'badge badge--required' }, 'required')],
      h(
        'span',
        { class: 'type' },
        container,
        href === undefined ? type : h('a', { href }, type),
        location && ` in the ${location}`,
      ),
    ),
    h(
      'dd',
      children.filter((child) => !isInside(child)),
    ),
    children.filter(isInside),
  );
}

function renderFigure(
  caption: ElementContent[],
  name: string | undefined,
  block: ElementContent | undefined,
): Element {
  if (!block) return h('figure', { class: 'code' }, h('figcaption', caption));
  return h(
    'figure',
    { class: 'code' },
    h('figcaption', caption, renderCopy(name)),
    // Code that scrolls must be reachable by keyboard, so that its hidden part can be read.
    h('pre', { tabIndex: '0' }, h('code', toContent(block).flatMap(toContent))),
  );
}

function toContent(node: ElementContent | undefined): ElementContent[] {
  return node?.type === 'element' ? node.children : [];
}
