import { readFile } from 'node:fs/promises';
import { toHtml } from 'hast-util-to-html';
import type { RootContent } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { toString } from 'mdast-util-to-string';
import type { Definitions } from '#contract/field-cards';
import { createSlugger } from '#docs-model/links/slugger';
import { toHeadingContent, toHeadingId } from '#docs-model/links/heading-id';
import { resolvePage } from '#docs-model/mdx/resolve-page';

const FILE = 'content/gkb/glossary.mdx';

/** The glossary's page. */
const ROUTE = '/gkb/glossary/';

/** The first paragraph of each entry of the glossary, with links that work on every page. */
export async function loadDefinitions(): Promise<Definitions> {
  const { children } = await resolvePage({ file: FILE, source: await readFile(FILE, 'utf8') });
  const toSlug = createSlugger();
  const definitions: Definitions = {};
  children.forEach((node, index) => {
    if (node.type !== 'heading') return;
    const id = toHeadingId(node, toSlug);
    const next = children[index + 1];
    if (next?.type !== 'paragraph') return;
    const title = toString(toHeadingContent(node)).trim();
    definitions[id] = { title, html: print(next).replaceAll('href="#', `href="${ROUTE}#`) };
  });
  return definitions;
}

function print(paragraph: RootContent): string {
  return toHtml(toHast(paragraph));
}
