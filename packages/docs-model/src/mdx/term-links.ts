import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { resolveTerm } from '../links/load-terms';
import { toSlug } from '@docs/utils';
import { glossary } from '@docs/vendor/site';

/** Pages that explain; on others, such as those of fields, links to the glossary would be in the way. */
const EXPLAINING = /\/(concepts|guide(?!\/code)|tutorials|quick)\//;

/** Whether a page gets links to the glossary, by its file. */
export function hasTermLinks(file: string): boolean {
  return glossary.terms.length > 0 && EXPLAINING.test(file);
}

// The longest name wins: "multiword lemma" is not a "lemma".
const NAMES = [...glossary.terms].sort((a, b) => b.length - a.length).map(buildPattern);
const ANY_TERM = new RegExp(`(?<![\\w-])(?:${NAMES.join('|')})(?![\\w-])`, 'gi');

/** Links the first use of a term in each section with its entry of the glossary. */
export function termLinks() {
  return async (tree: Root, file: VFile): Promise<void> => {
    if (!hasTermLinks(file.path)) return;
    let linked = new Set<string>();
    for (const node of tree.children) {
      if (node.type === 'heading' && node.depth <= 2) linked = new Set();
      listUrls(node).forEach((url) => linked.add(url));
      for (const paragraph of listParagraphs(node)) {
        paragraph.children = await linkFirstUses(paragraph.children, linked);
      }
    }
  };
}

function listUrls(node: RootContent): string[] {
  const urls: string[] = [];
  visit(node, 'link', ({ url }) => void urls.push(url));
  return urls;
}

/** Without those of tables, which are read cell by cell. */
function listParagraphs(node: RootContent): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  visit(node, (child) => {
    if (child.type === 'table') return SKIP;
    if (child.type === 'paragraph') paragraphs.push(child);
    return CONTINUE;
  });
  return paragraphs;
}

async function linkFirstUses(
  nodes: PhrasingContent[],
  linked: Set<string>,
): Promise<PhrasingContent[]> {
  const result: PhrasingContent[] = [];
  for (const node of nodes) {
    if (node.type === 'text') result.push(...(await linkText(node.value, linked)));
    else result.push(node);
  }
  return result;
}

/** @param linked URLs of the section's links; those that are added here go in */
async function linkText(text: string, linked: Set<string>): Promise<PhrasingContent[]> {
  const nodes: PhrasingContent[] = [];
  let end = 0;
  const addText = (value: string) => value !== '' && nodes.push({ type: 'text', value });
  for (const { 0: name, index } of text.matchAll(ANY_TERM)) {
    const url = await resolveTerm(toSlug(findEntry(name)));
    if (linked.has(url)) continue;
    linked.add(url);
    addText(text.slice(end, index));
    nodes.push({ type: 'link', url, children: [{ type: 'text', value: name }] });
    end = index + name.length;
  }
  addText(text.slice(end));
  return nodes;
}

/** Also in the plural: "info boxes", "derived entities", and across the end of a line. */
function buildPattern(term: string): string {
  const words = term.replace(/ /g, '\\s');
  if (words.endsWith('y')) return `${words.slice(0, -1)}(?:y|ies)`;
  return `${words}(?:e?s)?`;
}

function findEntry(name: string): string {
  const words = name.replace(/\s/g, ' ');
  return (
    glossary.terms.find((term) => new RegExp(`^${buildPattern(term)}$`, 'i').test(words)) ?? words
  );
}
