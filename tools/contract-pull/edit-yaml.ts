import { isDeepStrictEqual } from 'node:util';
import { Document, isMap, parseDocument, visit } from 'yaml';
import type { Node, Pair, YAMLMap } from 'yaml';
import { isObject } from '@docs/utils';

/** Longer texts are folded; with their key and indentation shorter ones fit into a line. */
const LONGEST_LINE = 80;

type Values = Record<string, unknown>;

/**
 * The text of YAML with another content. Lines of what is the same stay as they are written, with
 * their comments, folds, and order of keys; a new key follows the one before it in the content.
 *
 * @example editYaml('b: 1 # One\na: 2\n', { a: 3, c: 4, b: 1 }); // 'b: 1 # One\na: 3\nc: 4\n'
 */
export function editYaml(text: string, content: object): string {
  const tree = parseDocument(text);
  const map = tree.contents as unknown;
  if (!isMap<Node, Node>(map)) return toYaml(content);
  const head = text.slice(0, findLine(map.items[0]!.key));
  return head + editMap(map, content as Values, text.length, '');

  /** The lines of a map, which end at `end`. */
  function editMap(map: YAMLMap<Node, Node>, values: Values, end: number, indent: string): string {
    const starts = [...map.items.map(({ key }) => findLine(key)), end];
    const names = map.items.map(toName);
    const print = (name: string): string => printLines(name, values[name], indent);
    const isNew = (name: string): boolean => !names.includes(name);
    const order = Object.keys(values);
    const printNew = (after: number): string => {
      const rest = order.slice(after + 1);
      const count = rest.findIndex((name) => !isNew(name));
      return rest
        .slice(0, count < 0 ? undefined : count)
        .map(print)
        .join('');
    };
    const lines = map.items.map(({ value }, index) => {
      const [name, last] = [names[index]!, starts[index + 1]!];
      if (!Object.hasOwn(values, name)) return '';
      return (
        editPair(name, value, text.slice(starts[index], last), last) + printNew(order.indexOf(name))
      );
    });
    return printNew(-1) + lines.join('');

    function editPair(name: string, node: Node | null, before: string, last: number): string {
      const inner = values[name];
      if (isDeepStrictEqual(node?.toJS(tree) ?? null, inner)) return before;
      const isEmpty = !isObject(inner) || Object.keys(inner).length === 0;
      if (!isMap<Node, Node>(node) || node.flow || isEmpty) return print(name);
      const start = findLine(node.items[0]!.key);
      const head = before.slice(0, before.length - (last - start));
      return head + editMap(node, inner as Values, last, `${indent}  `);
    }
  }

  function findLine({ range }: Node): number {
    return text.lastIndexOf('\n', range![0] - 1) + 1;
  }

  function toName({ key }: Pair<Node, Node>): string {
    return String(key.toJS(tree));
  }
}

function printLines(name: string, value: unknown, indent: string): string {
  return toYaml({ [name]: value }).replaceAll(/^(?=.)/gm, indent);
}

/** Long texts are folded as in the contracts that people write. */
export function toYaml(value: unknown): string {
  const tree = new Document(value, { aliasDuplicateObjects: false });
  visit(tree, {
    Scalar(_, node) {
      if (typeof node.value !== 'string' || node.value.includes('\n')) return;
      if (node.value.length > LONGEST_LINE) node.type = 'BLOCK_FOLDED';
    },
  });
  return tree.toString({ lineWidth: 100 });
}
