import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import rangeParser from 'parse-numeric-range';
import { refractor } from 'refractor';
import batch from 'refractor/batch';
import django from 'refractor/django';
import http from 'refractor/http';

// refractor brings the common languages; these are for our own needs.
[batch, django, http].forEach((language) => refractor.register(language));
refractor.alias({ django: ['genja', 'jinja'] });

/**
 * The few colors of our code, by the token names of Prism. What is not listed stays plain text:
 * punctuation in its own elements would double the weight of a page.
 */
const TOKEN_CLASSES: Record<string, string> = {
  property: 'k',
  keyword: 'k',
  tag: 'k',
  'attr-name': 'k',
  string: 's',
  'attr-value': 's',
  char: 's',
  regex: 's',
  number: 'n',
  boolean: 'n',
  null: 'n',
  constant: 'n',
  function: 'f',
  'class-name': 'f',
  builtin: 'f',
  comment: 'c',
};

/**
 * Renders code as HTML with the classes k, s, n, f and c (names, strings, numbers, functions,
 * comments). Unknown languages are rendered as plain text.
 *
 * @param lines lines to mark, as in `1,3-5`; the first line is 1
 */
export function highlightCode(code: string, language: string, lines = ''): string {
  const root: Root = refractor.registered(language)
    ? refractor.highlight(code, language)
    : { type: 'root', children: [{ type: 'text', value: code }] };
  const tokens = simplify(root.children);
  const marked = new Set(rangeParser(lines));
  if (marked.size === 0) return toHtml({ type: 'root', children: tokens });
  return toHtml({ type: 'root', children: toLines(tokens, marked) });
}

function simplify(nodes: RootContent[]): ElementContent[] {
  const simple = nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [{ type: 'text', value: node.value }];
    if (node.type !== 'element') return [];
    const children = simplify(node.children);
    const name = toClass(node);
    return name === undefined ? children : [span(name, children)];
  });
  return joinText(simple);
}

function toClass(node: Element): string | undefined {
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

function toLines(nodes: ElementContent[], marked: Set<number>): ElementContent[] {
  const lines = splitLines(nodes);
  return lines.flatMap((line, index): ElementContent[] => {
    const end: ElementContent[] = index < lines.length - 1 ? [{ type: 'text', value: '\n' }] : [];
    return marked.has(index + 1) ? [span('hit', [...line, ...end])] : [...line, ...end];
  });
}

/** A token may span lines (a comment, a string): it is closed and opened again at each break. */
function splitLines(nodes: ElementContent[]): ElementContent[][] {
  return nodes.reduce<ElementContent[][]>(
    (lines, node) => {
      const pieces: ElementContent[][] =
        node.type === 'element'
          ? splitLines(node.children).map((children) => [{ ...node, children }])
          : node.type === 'text'
            ? node.value.split('\n').map((value) => [{ type: 'text', value }])
            : [[node]];
      pieces.forEach((piece, index) => {
        if (index > 0) lines.push([]);
        lines.at(-1)?.push(...piece);
      });
      return lines;
    },
    [[]],
  );
}

function span(name: string, children: ElementContent[]): Element {
  return { type: 'element', tagName: 'span', properties: { className: [name] }, children };
}
