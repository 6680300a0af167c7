import type { Element, ElementContent } from 'hast';
import type { State } from 'hast-util-to-mdast';
import type { PhrasingContent, Table, TableCell, TableRow } from 'mdast';
import { toAddressed } from './address';
import { isClass } from './is-class';
import { toLine } from './phrases';

/** Small facts beside a name in the head of a row, and the column which they get. */
const FACTS: Record<string, string> = { type: 'Type', retry: 'Retry' };

/** A table of a page; heads of rows that hold a name and facts become two columns. */
export function toTable(state: State, table: Element): Table {
  const rows = listRows(table);
  const fact = Object.keys(FACTS).find((name) => rows.some((row) => findFact(row, name)));
  return toMarkdownTable(
    rows.map((row, index) => {
      const cells = listCells(row).map((cell) => toLine(cell.children));
      if (fact === undefined) return toRow(state, cells, row.properties.id);
      const [, ...others] = cells;
      if (index === 0) {
        return toRow(state, [cells[0] ?? [], [text(FACTS[fact] ?? '')], ...others]);
      }
      const [name, facts] = divide(row, fact);
      return toRow(state, [name, facts, ...others], row.properties.id);
    }),
  );
}

export function toMarkdownTable(rows: TableRow[]): Table {
  return { type: 'table', align: (rows[0]?.children ?? []).map(() => null), children: rows };
}

/** @param id the address of the row, to which its first cell leads */
export function toRow(state: State, cells: ElementContent[][], id?: unknown): TableRow {
  return {
    type: 'tableRow',
    children: cells.map((children, index): TableCell => {
      const phrases = toPhrasing(state, children);
      const content = index === 0 ? toAddressed(id, phrases) : phrases;
      // An empty cell leaves open whether something is missing.
      return { type: 'tableCell', children: phrases.length > 0 ? content : [dash] };
    }),
  };
}

const dash: PhrasingContent = { type: 'text', value: '–' };

function toPhrasing(state: State, children: ElementContent[]): PhrasingContent[] {
  const cell: Element = { type: 'element', tagName: 'td', properties: {}, children };
  return state.all(cell) as PhrasingContent[];
}

/** `<code>id</code><span>required</span><span>string</span>`: the name, and `string, required`. */
function divide(row: Element, fact: string): [ElementContent[], ElementContent[]] {
  const [head] = listCells(row);
  const spans = (head?.children ?? []).filter((child) => isElement(child, 'span'));
  const name = (head?.children ?? []).filter(
    (child) => !isElement(child, 'span') && !isElement(child, 'a'),
  );
  const sorted = [...spans].sort((a, b) => Number(isClass(b, fact)) - Number(isClass(a, fact)));
  return [name, join(sorted, ', ')];
}

export function join(nodes: ElementContent[], separator: string): ElementContent[] {
  return nodes.flatMap((node, index) => (index === 0 ? [node] : [text(separator), node]));
}

function findFact(row: Element, name: string): Element | undefined {
  const [head] = listCells(row);
  return head?.children.find(
    (child): child is Element => isElement(child, 'span') && isClass(child, name),
  );
}

function listRows(table: Element): Element[] {
  return table.children.flatMap((child): Element[] => {
    if (child.type !== 'element') return [];
    return child.tagName === 'tr' ? [child] : listRows(child);
  });
}

function listCells(row: Element): Element[] {
  return row.children.filter(
    (child): child is Element => isElement(child, 'th') || isElement(child, 'td'),
  );
}

export function isElement(node: ElementContent, tagName: string): node is Element {
  return node.type === 'element' && node.tagName === tagName;
}

export function text(value: string): ElementContent {
  return { type: 'text', value };
}
