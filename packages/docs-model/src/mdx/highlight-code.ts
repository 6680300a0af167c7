import type { Element, ElementContent, Root, RootContent, Text } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import { refractor } from 'refractor';
import type { CodeLink, CodeLinks } from '../field-map/link-json';
import tokenClasses from './token-classes.json';
import batch from 'refractor/batch';
import django from 'refractor/django';
import http from 'refractor/http';
import powershell from 'refractor/powershell';

// refractor brings the common languages; these are for our own needs.
[batch, django, http, powershell].forEach((language) => refractor.register(language));
refractor.alias({ django: 'jinja' });

/**
 * The few colors of our code, by the token names of Prism. What is not listed stays plain text:
 * punctuation in its own elements would double the weight of a page.
 */
const TOKEN_CLASSES: Record<string, string> = tokenClasses;

/**
 * Renders code as HTML with the classes k, s, n, f and c (names, strings, numbers, functions,
 * comments). Unknown languages are rendered as plain text.
 *
 * @param links names and values that lead to their documentation
 * @param changed numbers of lines to mark, the first is 1
 */
export function highlightCode(
  code: string,
  language: string,
  links: CodeLinks = new Map(),
  changed: number[] = [],
): string {
  const root: Root = refractor.registered(language)
    ? refractor.highlight(code, language)
    : { type: 'root', children: [{ type: 'text', value: code }] };
  const linked = addLinks(simplify(root.children), links);
  return toHtml({ type: 'root', children: markLines(linked, changed) });
}

/** Puts an empty element at the beginning of lines, also inside a token of several lines. */
function markLines(tokens: ElementContent[], lines: number[]): ElementContent[] {
  let line = 0;
  const begin = () => (lines.includes((line += 1)) ? [element('i', 'changed', [])] : []);
  const mark = (node: ElementContent): ElementContent[] => {
    if (node.type === 'element') return [{ ...node, children: node.children.flatMap(mark) }];
    if (node.type !== 'text') return [];
    return node.value.split('\n').flatMap((text, at) => {
      if (at === 0) return [{ type: 'text', value: text }];
      return [{ type: 'text', value: '\n' }, ...begin(), { type: 'text', value: text }];
    });
  };
  return lines.length === 0 ? tokens : [...begin(), ...tokens.flatMap(mark)];
}

function simplify(nodes: RootContent[]): ElementContent[] {
  const simple = nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [{ type: 'text', value: node.value }];
    if (node.type !== 'element') return [];
    const children = simplify(node.children);
    const name = findClass(node);
    return name === undefined ? children : [element('span', name, children)];
  });
  return joinText(simple);
}

/** Names in JSON are separate tokens; in a command the JSON is a part of one long token. */
function addLinks(tokens: ElementContent[], links: CodeLinks): ElementContent[] {
  if (links.size === 0) return tokens;
  let at = 0;
  return tokens.flatMap((token): ElementContent[] => {
    const start = at;
    const text = toString(token);
    at += text.length;
    const inside = [...links].filter(([from, { end }]) => from >= start && end <= at);
    if (inside.length === 0) return [token];
    const name = token.type === 'element' ? String(token.properties.className) : undefined;
    return splitAtLinks(text, start, inside).map((piece) => {
      if (piece.type === 'element' || name === undefined) return piece;
      return element('span', name, [piece]);
    });
  });
}

function splitAtLinks(
  text: string,
  start: number,
  links: [number, CodeLink][],
): (Element | Text)[] {
  let done = 0;
  const parts = links.flatMap(([from, { end, href, kind, isFirst }]): (Element | Text)[] => {
    const before = text.slice(done, from - start);
    done = end - start;
    const value = text.slice(from - start, done);
    const properties = { className: [kind], href, ...(!isFirst && { tabIndex: -1 }) };
    const anchor: Element = {
      type: 'element',
      tagName: 'a',
      properties,
      children: [{ type: 'text', value }],
    };
    return [{ type: 'text', value: before }, anchor];
  });
  const all: (Element | Text)[] = [...parts, { type: 'text', value: text.slice(done) }];
  return all.filter((piece) => piece.type === 'element' || piece.value !== '');
}

function findClass(node: Element): string | undefined {
  const names = [node.properties.className ?? []].flat().map(String);
  return names.map((name) => TOKEN_CLASSES[name]).find((name) => name !== undefined);
}

function joinText(nodes: ElementContent[]): ElementContent[] {
  return nodes.reduce<ElementContent[]>((joined, node) => {
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text') last.value += node.value;
    else joined.push(node);
    return joined;
  }, []);
}

function element(tagName: string, name: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: { className: [name] }, children };
}
