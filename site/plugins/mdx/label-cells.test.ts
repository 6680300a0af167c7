import type { Element } from 'hast';
import { expect, it } from 'vitest';
import { labelCells } from './label-cells';

const element = (tagName: string, children: Element['children']): Element => ({
  ...{ type: 'element', tagName, properties: {}, children },
});

const toRow = (name: string, cells: string[]): Element => {
  return element(
    'tr',
    cells.map((value) => element(name, [{ type: 'text', value }])),
  );
};

it.each([
  [['Task', 'Guide', 'API'], 'one', [undefined, 'Guide', 'API']],
  [['Task', 'Guide'], 'one', [undefined, undefined]],
  [['Field', 'Meaning'], 'metadata.referenceKey', [undefined, '']],
])('a table of %s with the name %s labels its cells with %s', (names, name, labels) => {
  const cells = toRow('td', [name, ...names.slice(1)]);
  const table = element('table', [toRow('th', names), cells]);
  labelCells()({ type: 'root', children: [table] });
  const given = cells.children.map((cell) => (cell as Element).properties['data-label']);
  expect(given).toEqual(labels);
});
