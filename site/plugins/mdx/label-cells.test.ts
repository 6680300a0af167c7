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
  [
    ['Task', 'Guide', 'API'],
    [undefined, 'Guide', 'API'],
  ],
  [
    ['Task', 'Guide'],
    [undefined, undefined],
  ],
])('a table of %s labels its cells with %s', (names, labels) => {
  const cells = toRow('td', names);
  const table = element('table', [toRow('th', names), cells]);
  labelCells()({ type: 'root', children: [table] });
  const given = cells.children.map((cell) => (cell as Element).properties['data-label']);
  expect(given).toEqual(labels);
});
