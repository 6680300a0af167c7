import { createSlugger } from '@docusaurus/utils';
import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { defaultHandlers, toMdast } from 'hast-util-to-mdast';
import type { Handle, State } from 'hast-util-to-mdast';
import type { BlockContent, List, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { toAddressed } from './address';
import { toCode, toFence } from './code';
import { toDefinitionTable } from './definitions';
import { isClass } from './is-class';
import { toLine } from './phrases';
import { isElement, toTable } from './table';
import { toPanels } from './tabs';

/** The content of a page as a tree of Markdown, with links as the page has them. */
export function toMarkdownTree(main: Element): Root {
  const tree = toMdast(
    { type: 'root', children: [main] },
    { handlers: { ...HEADINGS, a, div, dl, figure, mark, p, pre, small, table } },
  );
  return tree.type === 'root' ? tree : { type: 'root', children: [tree as RootContent] };
}

const HEADINGS = Object.fromEntries(
  ['h2', 'h3', 'h4', 'h5', 'h6'].map((tagName) => [tagName, heading]),
) as Record<string, Handle>;

/** An address that readers cannot guess from the words is written out. */
function heading(state: State, node: Element): RootContent {
  const unlinked = node.children.flatMap((child) => (isOwnAddress(child) ? child.children : child));
  const result = defaultHandlers.h2(state, { ...node, children: unlinked });
  const id = String(node.properties.id ?? '');
  const isGuessed = createSlugger().slug(toString(node)) === id;
  const hasLink = result.children.some((child) => child.type === 'link');
  const children = isGuessed || hasLink ? result.children : toAddressed(id, result.children);
  return { ...result, children, data: { id } };
}

/** A heading that is a link to itself says only its text. */
function isOwnAddress(node: ElementContent): node is Element {
  return isElement(node, 'a') && String(node.properties.href).startsWith('#');
}

function div(state: State, node: Element): RootContent[] {
  if (isClass(node, 'theme-tabs-container')) return toPanels(state, node);
  if (isClass(node, 'theme-admonition')) return [toQuote(state, node)];
  if (isClass(node, 'endpoints')) return [toCalls(state, node)];
  if (isSentence(node)) return [toParagraph(state, node)];
  return state.toFlow(state.all(node)) as BlockContent[];
}

/** A label with one or two paragraphs, such as a rule: on the page, too, it is read in one go. */
function isSentence({ children }: Element): boolean {
  const written = children.filter((child) => toString(child).trim() !== '');
  const isWord = (child: ElementContent) =>
    child.type === 'text' || ['a', 'b', 'code', 'span', 'strong'].some((n) => isElement(child, n));
  return written.some(isWord) && written.every((child) => isWord(child) || isElement(child, 'p'));
}

function p(state: State, node: Element): Paragraph {
  return toParagraph(state, node);
}

function toParagraph(state: State, { children }: Element): Paragraph {
  return { type: 'paragraph', children: toPhrasing(state, toLine(children)) };
}

/** Names of rules got their own address as a link when the page was cleaned. */
function a(state: State, node: Element): RootContent {
  const link = defaultHandlers.a(state, node);
  const { dataAddress: id } = node.properties;
  return typeof id === 'string' ? { ...link, data: { id } } : link;
}

function toQuote(state: State, node: Element): RootContent {
  const [title, content] = node.children.filter((child) => child.type === 'element');
  const label = title ? toString(title).trim() : '';
  const strong: PhrasingContent = { type: 'strong', children: [{ type: 'text', value: label }] };
  return {
    type: 'blockquote',
    children: [
      { type: 'paragraph', children: [strong] },
      ...(content ? (state.toFlow(state.all(content)) as BlockContent[]) : []),
    ],
  };
}

function toCalls(state: State, node: Element): List {
  const calls = node.children.filter((child) => child.type === 'element');
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: calls.map((call) => ({
      type: 'listItem',
      spread: false,
      children: [{ type: 'paragraph', children: toPhrasing(state, toCall(call)) }],
    })),
  };
}

/** @example GET /account: Get information about your account */
function toCall({ children }: Element): ElementContent[] {
  const [call, ...purpose] = children;
  const line = toLine(purpose);
  return [...(call ? [call] : []), ...(line.length > 0 ? [COLON, ...line] : [])];
}

const COLON: ElementContent = { type: 'text', value: ': ' };

function toPhrasing(state: State, children: ElementContent[]): PhrasingContent[] {
  const node: Element = { type: 'element', tagName: 'p', properties: {}, children };
  return state.all(node) as PhrasingContent[];
}

function dl(state: State, node: Element): RootContent {
  return toDefinitionTable(state, node);
}

function figure(state: State, node: Element): RootContent[] {
  return toCode(state, node);
}

function pre(_state: State, node: Element): RootContent {
  return toFence(node);
}

function table(state: State, node: Element): RootContent {
  return toTable(state, node);
}

/** What was found in a text, with its kind: `Munich (location)`. */
function mark(state: State, node: Element): PhrasingContent[] {
  return state.all(node) as PhrasingContent[];
}

function small(state: State, node: Element): PhrasingContent[] {
  const phrases = state.all(node) as PhrasingContent[];
  return [{ type: 'text', value: ' (' }, ...phrases, { type: 'text', value: ')' }];
}
