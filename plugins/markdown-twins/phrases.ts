import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';

const BLOCKS = ['dd', 'div', 'dl', 'dt', 'li', 'ol', 'p', 'pre', 'ul', 'details', 'summary'];

const SPACE = text(' ');

/**
 * Content of any depth as one line, for cells of tables: paragraphs follow each other, the items of
 * a list are divided by semicolons, a label has a colon.
 *
 * @example
 * toLine(cell); // Analyses to run. Allowed values: `all` Every analysis; `tags` … Default `["all"]`
 */
export function toLine(nodes: ElementContent[]): ElementContent[] {
  return nodes.reduce<ElementContent[]>((line, node, index) => {
    const phrases = toPhrases(node);
    if (toText(phrases) === '') {
      // The browser drops what is between two blocks; here it would be a second gap.
      const isGap = !isBlock(node) && !isBlock(nodes[index + 1]) && line.length > 0;
      return isGap ? [...line, SPACE] : line;
    }
    const isApart = isBlock(node) || isBlock(nodes[index - 1]);
    return isApart ? [...line, ...toGap(line, node), ...phrases] : [...line, ...phrases];
  }, []);
}

function toPhrases(node: ElementContent): ElementContent[] {
  if (node.type !== 'element') return [node];
  if (isList(node)) return toItems(node);
  if (node.tagName === 'pre') return [h('code', [{ type: 'text', value: toString(node).trim() }])];
  if (!isBlock(node)) return [node];
  return toLine(node.children);
}

function toItems({ children }: Element): ElementContent[] {
  const items = children.filter((child) => child.type === 'element').map((item) => toPhrases(item));
  return items.reduce<ElementContent[]>(
    (line, item) =>
      line.length === 0 ? item : [...line, text(endsSentence(line) ? ' ' : '; '), ...item],
    [],
  );
}

function toGap(line: ElementContent[], next: ElementContent): ElementContent[] {
  if (toText(line) === '') return [];
  if (isList(next)) return [text(endsSentence(line) ? ' ' : ': ')];
  return [text(endsSentence(line) || endsWithLabel(line) ? ' ' : '. ')];
}

function endsSentence(line: ElementContent[]): boolean {
  return /[.:!?;,]$/.test(toText(line));
}

/** `Not documented`, `Rule`: what begins a line and names what follows. */
function endsWithLabel(line: ElementContent[]): boolean {
  const last = line.findLast((node) => toText([node]) !== '');
  return last?.type === 'element' && ['b', 'strong', 'span'].includes(last.tagName);
}

function isList(node: ElementContent): boolean {
  return node.type === 'element' && /^[uo]l$/.test(node.tagName);
}

function isBlock(node: ElementContent | undefined): boolean {
  return node?.type === 'element' && BLOCKS.includes(node.tagName);
}

function toText(nodes: ElementContent[]): string {
  return nodes
    .map((node) => toString(node))
    .join('')
    .trim();
}

function text(value: string): ElementContent {
  return { type: 'text', value };
}

function h(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}
