import type { PhrasingContent, Table, TableRow } from 'mdast';
import { toAnchorLink } from './anchor';

/** A row of a table in the Markdown of a page; its first cell leads to the anchor of the row. */
export interface Row {
  id?: string;
  cells: PhrasingContent[][];
}

export function toTable(head: string[], rows: Row[]): Table {
  return {
    type: 'table',
    align: head.map(() => null),
    children: [{ cells: head.map((label) => [text(label)]) }, ...rows].map(toRow),
  };
}

function toRow({ id, cells }: Row): TableRow {
  return {
    type: 'tableRow',
    children: cells.map((children, index) => ({
      type: 'tableCell',
      children: fill(index === 0 ? toAnchorLink(id, children) : children),
    })),
  };
}

/** An empty cell leaves open whether something is missing. */
export function fill(cell: PhrasingContent[]): PhrasingContent[] {
  return cell.length > 0 ? cell : [text('–')];
}

function text(value: string): PhrasingContent {
  return { type: 'text', value };
}
