import type { Code, Parents, Root, RootContent } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mdxFromMarkdown } from 'mdast-util-mdx';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { directive } from 'micromark-extension-directive';
import { gfm } from 'micromark-extension-gfm';
import { mdxjs } from 'micromark-extension-mdxjs';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { toLineFeeds } from '@docs/utils';

/** Parses a page as the build does: MDX with tables and admonitions, without the front matter. */
export function parseMdx(source: string): Root {
  // Its lines stay, so that errors name those of the file.
  const body = toLineFeeds(source).replace(/^---\n[\s\S]*?\n---(?=\n|$)/, (frontMatter) =>
    frontMatter.replace(/[^\n]/g, ''),
  );
  return fromMarkdown(body, {
    extensions: [mdxjs(), gfm(), directive()],
    mdastExtensions: [mdxFromMarkdown(), gfmFromMarkdown(), directiveFromMarkdown()],
  });
}

/** The text attributes of an element that a writer put on a page. */
export function readAttributes(
  node: Pick<MdxJsxFlowElement, 'attributes'>,
): Record<string, string> {
  return Object.fromEntries(
    node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
}

/**
 * Reads the meta string of a fence: attributes such as `title="…"`, and single words.
 *
 * @example
 * readMeta('title="Data" wrap'); // { attributes: { title: 'Data' }, words: ['', 'wrap'] }
 */
export function readMeta(meta: string): { attributes: Record<string, string>; words: string[] } {
  const attributes = [...meta.matchAll(/\b(\w+)="([^"]*)"/g)].map(([, name, value]) => [
    name,
    value,
  ]);
  const words = meta.replace(/\w+="[^"]*"/g, '').split(/\s+/);
  return { attributes: Object.fromEntries(attributes) as Record<string, string>, words };
}

type Content = RootContent | RootContent[];

interface Blocks {
  code: Code;
  mdxJsxFlowElement: MdxJsxFlowElement;
}

/** These blocks contain words only, and are most nodes of a page. */
const WITH_WORDS = new Set(['paragraph', 'heading', 'table']);

/** The fences or the elements of a page, in its order, each with its place. */
export function listBlocks<Type extends keyof Blocks>(
  tree: Root,
  type: Type,
): { node: Blocks[Type]; index: number; parent: Parents }[] {
  const blocks: { node: Blocks[Type]; index: number; parent: Parents }[] = [];
  visit(tree, (node, index, parent) => {
    if (WITH_WORDS.has(node.type)) return SKIP;
    if (node.type === type && parent && index !== undefined) {
      blocks.push({ node: node as Blocks[Type], index, parent });
    }
    return CONTINUE;
  });
  return blocks;
}

/**
 * A step that replaces the elements of one name by what their attributes ask for.
 *
 * @param toContent also gets the position of the element, for error messages
 * @example
 * replaceElements('SandboxData', ({ list = '' }, position) => buildTable(list, position));
 */
export function replaceElements(
  name: string,
  toContent: (attributes: Record<string, string>, position: string) => Content | Promise<Content>,
) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const elements = listBlocks(tree, 'mdxJsxFlowElement').filter(({ node }) => node.name === name);
    for (const { node } of elements) {
      const content = await toContent(readAttributes(node), printLocation(file, node));
      const children = Array.isArray(content) ? content : [content];
      // Without a name an element is a fragment: its content replaces it.
      Object.assign(node, { name: null, attributes: [], children });
    }
  };
}

/** `site/content/api_media2/guide/kb.mdx:12` */
export function printLocation(
  file: VFile,
  node: { position?: { start: { line: number } } | undefined },
): string {
  const path = file.path.replace(`${file.cwd}/`, '');
  return node.position ? `${path}:${node.position.start.line}` : path;
}
