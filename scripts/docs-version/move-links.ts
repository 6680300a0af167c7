import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

/**
 * Leads the links of a product's pages to the same version. Text and code stay as they are.
 *
 * @example
 * moveLinks(tree, 'genja', '1.0'); // [loops](/genja/loops/) becomes [loops](/genja/1.0/loops/)
 */
export function moveLinks(tree: Root, route: string, version: string): void {
  const start = `/${route}/`;
  const move = (url: string) =>
    url.startsWith(start) ? `${start}${version}/${url.slice(start.length)}` : url;
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') node.url = move(node.url);
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      moveAttributes(node, move);
    }
  });
}

function moveAttributes(
  { attributes }: MdxJsxFlowElement | MdxJsxTextElement,
  move: (url: string) => string,
): void {
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const { value } = attribute;
    if (typeof value === 'string') attribute.value = move(value);
    // Lists of URLs are written as JSON.
    else if (value) {
      value.value = value.value.replace(/"(\/[^"]*)"/g, (_, url: string) => `"${move(url)}"`);
    }
  }
}
