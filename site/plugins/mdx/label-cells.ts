import type { Element, Root } from 'hast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

const isElement = (node: Element['children'][number]): node is Element => node.type === 'element';

/** Leaves a phone too little room for a column beside it. */
const LONG_NAME = /\S{16}/;

/**
 * Gives the cells of wide tables the names of their columns, which phones show beside them. What is
 * below a long name on a phone needs none.
 */
export function labelCells() {
  return (tree: Root): void => {
    visit(tree, { tagName: 'table' }, (table: Element) => {
      const rows: Element[][] = [];
      visit(table, { tagName: 'tr' }, ({ children }: Element) => {
        rows.push(children.filter(isElement));
      });
      const [head = [], ...others] = rows;
      const isWide = head.length > 2;
      if (!isWide && !others.some(([name]) => LONG_NAME.test(toString(name)))) return;
      for (const cells of others)
        for (const [index, cell] of cells.entries())
          if (index > 0) cell.properties['data-label'] = isWide ? toString(head[index]) : '';
    });
  };
}
