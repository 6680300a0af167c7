import type { Element, Root } from 'hast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

const isElement = (node: Element['children'][number]): node is Element => node.type === 'element';

/** Gives the cells of wide tables the names of their columns, which phones show beside them. */
export function labelCells() {
  return (tree: Root): void => {
    let labels: string[] = [];
    visit(tree, 'element', ({ tagName, children }) => {
      if (tagName !== 'tr') return;
      const cells = children.filter(isElement);
      if (cells[0]?.tagName === 'th') labels = cells.map((cell) => toString(cell));
      else if (labels.length > 2)
        cells.forEach(
          (cell, index) => index > 0 && (cell.properties['data-label'] = labels[index]),
        );
    });
  };
}
