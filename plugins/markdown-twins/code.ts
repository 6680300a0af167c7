import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import type { State } from 'hast-util-to-mdast';
import type { BlockContent, Code, Paragraph, PhrasingContent } from 'mdast';
import { isClass } from './is-class';

/** What pages call a language, and how a fence names it. */
const LANGUAGES: Record<string, string> = {
  Shell: 'sh',
  'Windows command line': 'bat',
  JavaScript: 'js',
  Python: 'python',
  Java: 'java',
  'C#': 'csharp',
  Perl: 'perl',
  R: 'r',
  JSON: 'json',
  YAML: 'yaml',
  HTTP: 'http',
  Genja: 'jinja',
  Template: 'jinja',
};

/** Code with its name: a fence, and above it the name where it says more than the language. */
export function toCode(state: State, figure: Element): BlockContent[] {
  const caption = findChild(figure, 'figcaption');
  const pre = findChild(figure, 'pre');
  const label = caption ? readLabel(caption) : '';
  return [
    ...(caption && isTitle(label) ? [toCaption(state, caption)] : []),
    ...(pre ? [toFence(pre, label)] : []),
  ];
}

export function toFence(pre: Element, label = ''): Code {
  const value = toString(pre).replace(/\n$/, '');
  return { type: 'code', lang: LANGUAGES[label] ?? findLanguage(label, value), value };
}

function findLanguage(label: string, value: string): string | null {
  const extension = /\.(py|mjs|js|json|sh|pl|R|csv|java|cs)$/.exec(label)?.[1];
  if (extension !== undefined) return extension.toLowerCase();
  return isJson(value) ? 'json' : null;
}

function isJson(value: string): boolean {
  if (!/^[[{]/.test(value)) return false;
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}

/** A template, its data and its output are told apart by their names, languages by the fence. */
function isTitle(label: string): boolean {
  return label !== 'Text' && (LANGUAGES[label] === undefined || label === 'Template');
}

function readLabel(caption: Element): string {
  const label = findAll(caption, (node) => isClass(node, 'label'))[0];
  return toString(label ?? caption).trim();
}

function toCaption(state: State, caption: Element): Paragraph {
  const title = findAll(caption, (node) => isClass(node, 'title'))[0] ?? caption;
  const children = title.children.flatMap((child, index): ElementContent[] =>
    index === 0 ? [child] : [{ type: 'text', value: ' ' }, child],
  );
  const phrases = state.all({ ...title, children }) as PhrasingContent[];
  const end: PhrasingContent = { type: 'text', value: ':' };
  return { type: 'paragraph', children: [...phrases, end] };
}

function findChild(node: Element, tagName: string): Element | undefined {
  return findAll(node, (child) => child.tagName === tagName)[0];
}

function findAll(node: Element, isWanted: (child: Element) => boolean): Element[] {
  return node.children.flatMap((child): Element[] => {
    if (child.type !== 'element') return [];
    return isWanted(child) ? [child] : findAll(child, isWanted);
  });
}
