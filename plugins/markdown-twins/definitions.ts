import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import type { State } from 'hast-util-to-mdast';
import type { Table } from 'mdast';
import { isClass } from './is-class';
import { toLine } from './phrases';
import { isElement, join, text, toMarkdownTable, toRow } from './table';

interface Row {
  id: unknown;
  name: ElementContent[];
  facts: ElementContent[];
  meaning: ElementContent[];
}

/** A list of definitions as a table; fields inside fields get the names that lead to them. */
export function toDefinitionTable(state: State, list: Element): Table {
  const rows = listRows(list, '');
  const hasFacts = rows.some(({ facts }) => facts.length > 0);
  const [name, fact, meaning] = toHeads(list);
  const head = [[text(name)], ...(hasFacts ? [[text(fact)]] : []), [text(meaning)]];
  return toMarkdownTable([
    toRow(state, head),
    ...rows.map((row) =>
      toRow(state, [row.name, ...(hasFacts ? [row.facts] : []), row.meaning], row.id),
    ),
  ]);
}

function toHeads(list: Element): [string, string, string] {
  return isClass(list, 'errors')
    ? ['Status', 'Retry', 'Cause and remedy']
    : ['Field', 'Type', 'Meaning'];
}

function listRows(list: Element, prefix: string): Row[] {
  return list.children.filter((child) => isElement(child, 'div')).flatMap(toRows);

  function toRows(entry: Element): Row[] {
    const term = entry.children.find((child) => isElement(child, 'dt'));
    const definitions = entry.children.filter((child) => isElement(child, 'dd'));
    const path = prefix + readName(term);
    const inner = definitions.flatMap(findLists);
    return [
      {
        id: entry.properties.id,
        name: toName(term, path),
        facts: toFacts(term),
        meaning: toLine(definitions.map(withoutLists)),
      },
      ...inner.flatMap((child) => listRows(child, `${path}.`)),
    ];
  }
}

function readName(term: Element | undefined): string {
  return toString(findName(term) ?? { type: 'text', value: '' });
}

/** The link around a name leads to the type that it names, or to the place where it stands. */
function toName(term: Element | undefined, path: string): ElementContent[] {
  const name = findName(term);
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: {},
    children: [text(path)],
  };
  const href = name?.properties.href;
  if (typeof href !== 'string' || href.startsWith('#')) return [code];
  return [{ type: 'element', tagName: 'a', properties: { href }, children: [code] }];
}

function toFacts(term: Element | undefined): ElementContent[] {
  const facts = (term?.children ?? []).filter(
    (child) => isElement(child, 'span') || isElement(child, 'b'),
  );
  return join([...facts].reverse().map(toPlain), ', ');
}

/** `required` is one fact among others. */
function toPlain(node: ElementContent): ElementContent {
  return isElement(node, 'b') ? { ...node, tagName: 'span' } : node;
}

function findName(term: Element | undefined): Element | undefined {
  return term?.children.find((child) => isElement(child, 'a'));
}

function findLists(node: Element): Element[] {
  return node.children.flatMap((child): Element[] => {
    if (child.type !== 'element') return [];
    return child.tagName === 'dl' ? [child] : findLists(child);
  });
}

/** The fields inside have rows of their own, and the number of them is no fact of the contract. */
function withoutLists(node: Element): Element {
  const isCount = node.tagName === 'details' && findLists(node).length > 0;
  const dropped = isCount ? ['dl', 'summary'] : ['dl'];
  const children = node.children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return [child];
    return dropped.includes(child.tagName) ? [] : [withoutLists(child)];
  });
  return { ...node, children };
}
