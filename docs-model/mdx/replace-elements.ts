import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { toPlace } from './contract-links';
import { readAttributes } from './elements';

/**
 * A step that replaces the elements of one name by what their attributes ask for.
 *
 * @param toContent also gets the position of the element, for error messages
 * @example
 * replaceElements('SandboxData', ({ list = '' }, position) => toTable(list, position));
 */
export function replaceElements(
  name: string,
  toContent: (
    attributes: Record<string, string>,
    position: string,
  ) => RootContent | Promise<RootContent>,
) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const found: MdxJsxFlowElement[] = [];
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      if (node.name === name) found.push(node);
    });
    for (const node of found) {
      const children = [await toContent(readAttributes(node), toPlace(file, node))];
      // Without a name an element is a fragment: its content replaces it.
      Object.assign(node, { name: null, attributes: [], children });
    }
  };
}
