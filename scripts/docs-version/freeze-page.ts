import { readFile } from 'node:fs/promises';
import type { Code, Root } from 'mdast';
import { directiveToMarkdown } from 'mdast-util-directive';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { mdxToMarkdown } from 'mdast-util-mdx';
import { toMarkdown } from 'mdast-util-to-markdown';
import { visit } from 'unist-util-visit';
import type { Product } from '#products';
import { resolvePage } from '#docs-model/mdx/resolve-page';
import { linesAsText } from '#docs-model/pages/page';
import { moveLinks } from './move-links';

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
