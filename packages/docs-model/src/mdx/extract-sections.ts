import type { Heading, Nodes, Root } from 'mdast';
import 'mdast-util-directive';
import 'mdast-util-mdx';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { createSlugger, toHeadingContent, toHeadingId } from '../links/heading-id';
import { readAttributes } from './mdx-nodes';
import { toFieldAnchor } from '@docs/utils';

/** A place of a page that a hit can open, with the text that is there. */
export interface Section {
  title: string;
  /** `#field-cursor`; empty where nothing but the page itself can be addressed. */
  hash: string;
  text: string;
}

/** The text of a page that the search reads. */
export interface PageText {
  /** Before the first section. */
  intro: string;
  /** In the order of the page. */
  sections: Section[];
}

/** Samples repeat the names of fields in every language; in the index they would bury the words. */
const UNREAD = new Set(['Run', 'AnnotatedText']);

/**
 * Cuts a page at its headings, fields, rules, calls and errors.
 *
 * @example
 * extractSections(parseMdx('Hello.\n\n## Limits\n\nFew.'));
 * // { intro: 'Hello.', sections: [{ title: 'Limits', hash: '#limits', text: 'Few.' }] }
 */
export function extractSections(root: Root): PageText {
  const slug = createSlugger();
  const intro: Section = { title: '', hash: '', text: '' };
  const sections: Section[] = [];
  let current = intro;
  root.children.forEach(read);
  return { intro: intro.text, sections };

  function read(node: Nodes): void {
    if (node.type === 'heading') {
      current = open(toHeadingText(node), `#${toHeadingId(node, slug)}`);
      return;
    }
    if (node.type !== 'mdxJsxFlowElement') {
      write(collectText(node));
      return;
    }
    if (UNREAD.has(node.name ?? '')) return;
    const section = findTarget(node, current);
    if (section === undefined) {
      if (node.name === 'Endpoint') write(printCall(node));
      node.children.forEach(read);
      return;
    }
    // Content of a field belongs to it; content after it belongs to the heading above.
    const parent = current;
    current = open(section.title, section.hash);
    node.children.forEach(read);
    current = parent;
  }

  function open(title: string, hash: string): Section {
    const section = { title, hash, text: '' };
    sections.push(section);
    return section;
  }

  function write(text: string): void {
    if (text !== '') current.text = current.text === '' ? text : `${current.text} ${text}`;
  }
}

/** Elements that have, or share, their own URL. */
function findTarget(
  node: MdxJsxFlowElement,
  current: Section,
): { title: string; hash: string } | undefined {
  const { name = '', id = '', title = '', status = '', anchor = '', href } = readAttributes(node);
  switch (node.name) {
    case 'Field':
      return { title: name, hash: `#${id || toFieldAnchor(name)}` };
    case 'Rule':
      return { title, hash: `#rule-${id}` };
    case 'ErrorItem':
      return { title: `${status} ${name}`, hash: `#${anchor}` };
    case 'Endpoint':
      // With a URL it points at an operation that is documented elsewhere.
      return href === undefined ? { title: printCall(node), hash: current.hash } : undefined;
    default:
      return undefined;
  }
}

/** @example 'POST /v2/photos/{dataset}/recommend' */
function printCall(node: MdxJsxFlowElement): string {
  const { method = '', path = '' } = readAttributes(node);
  return `${method.toUpperCase()} ${path}`;
}

/** The words of a heading, without the comment that names its anchor. */
export function toHeadingText(heading: Heading): string {
  return collectText({ ...heading, children: toHeadingContent(heading) });
}

/** Longer code is read on its page; in the index it would bury the words. */
const LONGEST_CODE = 400;

/** Answers repeat the names of fields, which the reference explains. */
const UNREAD_LANGUAGES = ['json'];

/**
 * The words of a part of a page, without marks.
 *
 * @example
 * collectText(parseMdx('See [`cursor`](#x).')); // 'See cursor.'
 */
export function collectText(node: Nodes): string {
  return collect(node).replace(/\s+/g, ' ').trim();
}

function collect(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'code':
      return isRead(node) ? ` ${node.value} ` : ' ';
    case 'image':
      return node.alt ?? '';
    case 'break':
      return ' ';
    case 'table':
      // The names of the columns repeat in table after table.
      return node.children.slice(1).map(collect).join('; ');
    case 'textDirective':
      // `T:demo` is no directive here, only a colon before a letter.
      return `:${node.name}${node.children.map(collect).join('')}`;
    default:
      return 'children' in node ? node.children.map(collect).join(findSeparator(node)) : '';
  }
}

function findSeparator(node: Nodes): string {
  if (node.type === 'tableRow') return ': ';
  const isPhrase = [
    'paragraph',
    'heading',
    'emphasis',
    'strong',
    'delete',
    'link',
    'mdxJsxTextElement',
  ];
  return isPhrase.includes(node.type) ? '' : ' ';
}

function isRead({ lang, value }: { lang?: string | null | undefined; value: string }): boolean {
  return value.length <= LONGEST_CODE && !UNREAD_LANGUAGES.includes(lang ?? '');
}
