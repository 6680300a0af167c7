import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'hast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { suggest } from '@docs/utils';
import { readAttributes, printLocation } from '@docs/docs-model/mdx';

const FOLDER = path.join(__dirname, '../../static/figures');

/** Puts the text of its SVG into each `<Figure>`: in an `<img>`, colors could not follow the color mode. */
export function figures() {
  return (tree: Root, file: VFile): void => {
    visit(tree as never, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      if (node.name !== 'Figure') return;
      const { name = '' } = readAttributes(node);
      const names = readdirSync(FOLDER).map((entry) => path.parse(entry).name);
      if (!names.includes(name)) {
        throw new Error(
          `${printLocation(file, node)} shows the figure "${name}", which site/static/figures/ does not have. ${suggest(name, names)}`,
        );
      }
      const value = readFileSync(path.join(FOLDER, `${name}.svg`), 'utf8').replace(/>\s+</g, '><');
      node.attributes.push({ type: 'mdxJsxAttribute', name: 'svg', value });
    });
  };
}
