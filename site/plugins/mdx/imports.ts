import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element, Root } from 'hast';
import type { MdxjsEsm, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { suggest } from '@docs/utils';
import { element, printLocation } from '@docs/docs-model/mdx';

interface Source {
  module: string;
  isDefault: boolean;
}

const FOLDER = 'page-parts';

/** Components that others use too, and those of a capability with its own folder. */
const ELSEWHERE = {
  Changes: 'features/changes',
  CodeBlock: 'ui/CodeBlock',
  Executed: 'ui/Executed',
  Mark: 'ui/Mark',
  NestedType: 'features/nested-types',
  Run: 'features/run/Run',
};

const source = path.join(__dirname, '../../src');

const isFile = (file: string): boolean => existsSync(path.join(source, file));

/**
 * Components that pages may use without an import, by name: each file and folder of `site/src/page-parts/` whose
 * name begins with a capital, those above, and the further components that it exports, such as its rows.
 */
export const parts: Record<string, Source> = {
  Admonition: { module: '@theme/Admonition', isDefault: true },
  Head: { module: '@docusaurus/Head', isDefault: true },
  TabItem: { module: '@theme/TabItem', isDefault: true },
  Tabs: { module: '@theme/Tabs', isDefault: true },
  ...Object.fromEntries(readdirSync(path.join(source, FOLDER)).flatMap(listPart)),
  ...Object.fromEntries(
    Object.entries(ELSEWHERE).flatMap(([name, module]) =>
      listComponents(name, module, [`${module}.tsx`, `${module}/index.tsx`].find(isFile)!),
    ),
  ),
};

function listPart(entry: string): [string, Source][] {
  const name = /^([A-Z]\w*)(?:\.tsx)?$/.exec(entry)?.[1];
  if (name === undefined) return [];
  const file = name === entry ? `${name}/index.tsx` : entry;
  return listComponents(name, `${FOLDER}/${name}`, `${FOLDER}/${file}`);
}

function listComponents(name: string, folder: string, file: string): [string, Source][] {
  const module = `@site/src/${folder}`;
  const text = readFileSync(path.join(source, file), 'utf8');
  const others = text.matchAll(/^export function ([A-Z]\w*)/gm);
  return [
    [name, { module, isDefault: true }],
    ...[...others].map(([, other = '']): [string, Source] => [other, { module, isDefault: false }]),
  ];
}

type Estree = NonNullable<NonNullable<MdxjsEsm['data']>['estree']>;
type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

/** Imports the parts that a page uses and no others. Runs last: plugins before it put parts on the page. */
export function imports() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'admonition' || !parent || index === undefined) return;
      parent.children[index] = buildAdmonition(node) as unknown as Element;
    });
    const declared = listOwnNames(tree);
    const used = new Set<string>();
    visit(tree, isJsx, (node) => {
      const name = (node as unknown as Jsx).name ?? '';
      if (!/^[A-Z]/.test(name) || declared.has(name.split('.')[0] ?? '')) return;
      if (parts[name] === undefined) {
        throw new Error(
          `${printLocation(file, node)} uses <${name}>, which is no part of pages. ${suggest(name, Object.keys(parts))} It can also be imported on the page.`,
        );
      }
      used.add(name);
    });
    if (used.size > 0) tree.children.unshift(buildImports([...used].sort()) as never);
  };
}

function isJsx({ type }: { type: string }): boolean {
  return type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement';
}

/** The directive `:::note` is an element for MDX; as a part it is loaded where it is used. */
function buildAdmonition({ properties, children }: Element): MdxJsxFlowElement {
  const attributes = Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, String(value)]),
  );
  return element('Admonition', attributes, children as never);
}

function listOwnNames(tree: Root): Set<string> {
  const names = new Set<string>();
  visit(tree, 'mdxjsEsm', (node: MdxjsEsm) => {
    for (const statement of node.data?.estree?.body ?? []) {
      listDeclared(statement).forEach((name) => names.add(name));
    }
  });
  return names;
}

function listDeclared(statement: Estree['body'][number]): string[] {
  switch (statement.type) {
    case 'ImportDeclaration':
      return statement.specifiers.map(({ local }) => local.name);
    case 'ExportNamedDeclaration':
      return statement.declaration ? listDeclared(statement.declaration) : [];
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return [statement.id.name];
    case 'VariableDeclaration':
      return statement.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []));
    default:
      return [];
  }
}

function buildImports(names: string[]): MdxjsEsm {
  const body = names.map((name): Estree['body'][number] => {
    const { module, isDefault } = parts[name]!;
    const local = { type: 'Identifier' as const, name };
    return {
      type: 'ImportDeclaration',
      attributes: [],
      specifiers: [
        isDefault
          ? { type: 'ImportDefaultSpecifier', local }
          : { type: 'ImportSpecifier', local, imported: local },
      ],
      source: { type: 'Literal', value: module, raw: JSON.stringify(module) },
    };
  });
  return {
    type: 'mdxjsEsm',
    value: '',
    data: { estree: { type: 'Program', sourceType: 'module', body } },
  };
}
