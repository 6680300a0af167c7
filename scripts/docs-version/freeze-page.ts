import { readFile } from 'node:fs/promises';
import type { Code, Root } from 'mdast';
import { directiveToMarkdown } from 'mdast-util-directive';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { mdxToMarkdown } from 'mdast-util-mdx';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toMarkdown } from 'mdast-util-to-markdown';
import { visit } from 'unist-util-visit';
import type { Product } from '#products';
import { resolvePage } from '#docs-model/mdx/resolve-page';
import { linesAsText } from '#docs-model/pages/page';

/**
 * The text of a page as it is today: it contains examples, responses, errors and included files, links
 * lead to the same version.
 */
export async function freezePage(
  file: string,
  { route, contract }: Product,
  version: string,
): Promise<string> {
  const source = await readFile(file, 'utf8');
  const [frontMatter = ''] = /^---\r?\n[\s\S]*?\r?\n---\r?\n/.exec(source) ?? [];
  const tree = await resolvePage({ file, source, contract });
  visit(tree, 'code', dropSources);
  dropNestedTypes(tree);
  dropMoreLanguages(tree);
  moveLinks(tree, route, version);
  const body = toMarkdown(tree, {
    extensions: [mdxToMarkdown(), gfmToMarkdown(), directiveToMarkdown(), linesAsText],
    bullet: '-',
  });
  return `${frontMatter}\n${body}`;
}

/** What opens in place comes from the contract of today. */
function dropNestedTypes(tree: Root): void {
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    if (node.name !== 'NestedType' || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1);
    return index;
  });
}

/** What is downloaded is code of today. */
function dropMoreLanguages(tree: Root): void {
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name !== 'Tabs') return;
    node.attributes = node.attributes.filter(
      (attribute) => !('name' in attribute) || !/^(example|more)$/.test(String(attribute.name)),
    );
  });
}

/** The text is in the page now: the build would read the file again, or link fields of today. */
function dropSources(code: Code): void {
  code.meta = code.meta?.replace(/\b(?:file|region|of|sent)=(?:"[^"]*"|\S+) ?/g, '').trim() || null;
}

/**
 * Leads the links of a product's pages to the same version. Text and code stay as they are.
 *
 * @example
 * moveLinks(tree, 'genja', '1.0'); // [loops](/genja/loops/) becomes [loops](/genja/1.0/loops/)
 */
function moveLinks(tree: Root, route: string, version: string): void {
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
