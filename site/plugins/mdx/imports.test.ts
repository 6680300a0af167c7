import { compile } from '@mdx-js/mdx';
import type { CompileOptions } from '@mdx-js/mdx';
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { imports } from './imports';

type Pluggable = NonNullable<CompileOptions['rehypePlugins']>[number];

/** The script that a page becomes. */
async function compilePage(value: string, before: Pluggable[] = []): Promise<string> {
  const rehypePlugins = [...before, imports];
  return String(await compile({ value, path: 'content/a.mdx' }, { rehypePlugins }));
}

const ELEMENT: Element = { type: 'element', tagName: 'admonition', properties: {}, children: [] };

describe('imports()', () => {
  it('imports each part that a page uses, once', async () => {
    const code = await compilePage(
      '<Rule>\n\n<Mark type="person">Ada</Mark>\n\n</Rule>\n\n<Rule />',
    );
    expect(code.match(/import Rule from "@site\/src\/page-parts\/Rule"/g)).toHaveLength(1);
    expect(code).toContain('import Mark from "@site/src/ui/Mark"');
    expect(code).not.toContain('Tabs');
  });

  it('imports what belongs to another part from the module of that part', async () => {
    const code = await compilePage(
      '<Fields of="Tag">\n<Field name="id" type="string" />\n</Fields>',
    );
    expect(code).toContain('import Fields from "@site/src/page-parts/Fields"');
    expect(code).toContain('import {Field} from "@site/src/page-parts/Fields"');
  });

  it('makes a part of the element that a directive becomes', async () => {
    const page = '<admonition type="tip" title="Keys">\n\nText\n\n</admonition>';
    const toElement = () => (tree: Root) =>
      visit(tree, 'mdxJsxFlowElement', (_node, index = 0, parent) => {
        const properties = { type: 'tip', title: 'Keys' };
        parent?.children.splice(index, 1, { ...ELEMENT, properties });
      });
    const code = await compilePage(page, [toElement]);
    expect(code).toContain('import Admonition from "@theme/Admonition"');
    expect(code).toMatch(/_jsxs?\(Admonition, \{\s*type: "tip",\s*title: "Keys"/);
  });

  it('leaves a page without parts as it is', async () => {
    expect(await compilePage('# Title')).not.toMatch(/import .* from "@(site|theme)/);
  });

  it('leaves alone what a page imports or declares itself', async () => {
    const page =
      "import Rule from './rule';\n\nexport const Box = () => 'box';\n\n<Rule />\n\n<Box />";
    expect(await compilePage(page)).not.toContain('@site');
  });

  it('names an unknown part, its place, and what it may have meant', async () => {
    await expect(compilePage('# Title\n\n<Feilds />')).rejects.toThrow(
      /content\/a\.mdx:3 uses <Feilds>.*Fields/,
    );
  });
});
