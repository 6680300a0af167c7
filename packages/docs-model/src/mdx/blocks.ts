import type { Code, Nodes, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';

/** Most descriptions are on several pages, and a copy takes less time than parsing again. */
const parsed = new Map<string, RootContent[]>();

/**
 * Parses a description of the contract. Markup in it is text: a description that has `<b>`
 * shows these three characters.
 */
export function parseBlocks(description: string): RootContent[] {
  const blocks = parsed.get(description) ?? parse(description);
  parsed.set(description, blocks);
  // The links of a page are resolved in place, and those of `/openapi/` lead elsewhere.
  return structuredClone(blocks);
}

/** A description inside a page: its headings would compete with those of the page. */
export function buildDescription(description: string): RootContent[] {
  return parseBlocks(description).map((block) =>
    block.type === 'heading' ? paragraph({ type: 'strong', children: block.children }) : block,
  );
}

function parse(description: string): RootContent[] {
  const root = fromMarkdown(description, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  visit(root, (node, index, parent) => {
    if (!parent || index === undefined) return;
    const value = toTextOnly(node);
    if (value === undefined) return;
    const text = { type: 'text' as const, value };
    const isBlock = parent.type === 'root' || parent.type === 'listItem';
    parent.children[index] = isBlock ? { type: 'paragraph', children: [text] } : text;
  });
  return root.children;
}

/** HTML and images are shown as their text: an image would be a request to another host. */
function toTextOnly(node: Nodes): string | undefined {
  if (node.type === 'html') return node.value;
  const isImage = node.type === 'image' || node.type === 'imageReference';
  return isImage ? (node.alt ?? '') : undefined;
}

/** The inline content of a one-paragraph description. */
export function parsePhrases(description: string): PhrasingContent[] {
  return parseBlocks(description).flatMap((block) =>
    block.type === 'paragraph' ? block.children : [],
  );
}

/** Without its marks, for descriptions in front matter. */
export function toPlainText(description: string): string {
  const words: string[] = [];
  visit({ type: 'root', children: parseBlocks(description) } as Root, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') words.push(node.value);
    // The words of two paragraphs, or of two items of a list, are not one word.
    if (node.type === 'paragraph') words.push(' ');
  });
  return words.join('').replace(/\s+/g, ' ').trim();
}

export function text(value: string): PhrasingContent {
  return { type: 'text', value };
}

export function strong(value: string): PhrasingContent {
  return { type: 'strong', children: [text(value)] };
}

export function code(value: string): PhrasingContent {
  // A blank line would end the paragraph, and `export` after it would begin a line of a module.
  return { type: 'inlineCode', value: value.replace(/[\r\n]+/g, ' ') };
}

export function link(url: string, ...children: PhrasingContent[]): PhrasingContent {
  return { type: 'link', url, children: children as never };
}

export function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}

export function heading(depth: 2 | 3, id: string, ...children: PhrasingContent[]): RootContent {
  // The rest of the comment would be code of the page.
  if (!/^[\w.:-]+$/.test(id)) throw new Error(`"${id}" cannot be the anchor of a heading.`);
  // The same syntax as in hand-written pages: it keeps URLs when a heading is reworded.
  const url = { type: 'mdxTextExpression', value: `/* #${id} */` } as PhrasingContent;
  return { type: 'heading', depth, children: [...children, text(' '), url] };
}

/** @param checked of boxes to tick; without it, the list has none */
export function list(items: PhrasingContent[][], checked?: boolean): RootContent {
  return {
    type: 'list',
    spread: false,
    children: items.map((children) => ({
      type: 'listItem',
      checked,
      children: [paragraph(...children)],
    })),
  };
}

export function table(head: string[], rows: PhrasingContent[][][]): RootContent {
  const buildRow = (cells: PhrasingContent[][]) => ({
    type: 'tableRow' as const,
    children: cells.map((children) => ({ type: 'tableCell' as const, children })),
  });
  return {
    type: 'table',
    children: [buildRow(head.map((label) => [text(label)])), ...rows.map(buildRow)],
  };
}

/** A table of plain words; an empty text leaves its cell empty. */
export function textTable(head: string[], rows: string[][]): RootContent {
  return table(
    head,
    rows.map((cells) => cells.map((value) => (value === '' ? [] : [text(value)]))),
  );
}

/** An element of a page, as MDX has it: `<Name attribute="value">children</Name>`. */
export function element(
  name: string,
  attributes: Record<string, string | boolean | undefined>,
  children: RootContent[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).flatMap(([key, value]) => {
      if (value === undefined || value === false) return [];
      return [
        { type: 'mdxJsxAttribute' as const, name: key, value: value === true ? null : value },
      ];
    }),
    children: children as MdxJsxFlowElement['children'],
  };
}

/** The same within a line. */
export function inline(
  name: string,
  attributes: Parameters<typeof element>[1],
  children: PhrasingContent[],
): PhrasingContent {
  return { ...element(name, attributes), type: 'mdxJsxTextElement', children };
}

export function fence(language: string, value: string, meta?: string): Code {
  return { type: 'code', lang: language, meta: meta ?? null, value };
}

/** Puts a separator between groups of phrases: `Default x · One of y`. */
export function joinPhrases(groups: PhrasingContent[][], separator = ' · '): PhrasingContent[] {
  return groups.flatMap((group, index) => (index === 0 ? group : [text(separator), ...group]));
}
