import type { Root, Table } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { suggest } from '#contract/suggest';
import { lists } from '#sandbox/data/lists';
import type { List } from '#sandbox/data/lists';
import { toPlace } from './contract-links';
import { readAttributes } from './elements';

/**
 * Replaces `<SandboxData list="items" />` by a table of the sandbox's own data. The other lists are
 * `photos`, `articles`, `redirects`, `editorial-tags` and `limits`.
 */
export function sandboxData() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      if (node.name !== 'SandboxData') return;
      const name = readAttributes(node).list ?? '';
      if (!isList(name)) {
        throw new Error(
          `${toPlace(file, node)} shows the sandbox's "${name}". ${suggest(name, Object.keys(lists))}`,
        );
      }
      // Without a name an element is a fragment: the table takes the place of the word.
      Object.assign(node, { name: null, attributes: [], children: [toTable(lists[name]())] });
    });
  };
}

function isList(name: string): name is keyof typeof lists {
  return Object.hasOwn(lists, name);
}

function toTable({ head, rows }: List): Table {
  return {
    type: 'table',
    children: [head, ...rows].map((cells) => ({
      type: 'tableRow',
      children: cells.map((value) => ({
        type: 'tableCell',
        children: value === '' ? [] : [{ type: 'text', value }],
      })),
    })),
  };
}
