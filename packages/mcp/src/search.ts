import type { Hit as SiteHit } from '@docs/search';
import { searchInMemory } from '@docs/search/in-memory';
import { toSlug } from '@docs/utils';
import type { McpData } from './data';

export interface Hit {
  title: string;
  heading?: string;
  /** URL of the Markdown file. */
  url: string;
  excerpt: string;
}

/** A heading below the title of a page. */
interface Heading {
  depth: number;
  /** Without links and marks. */
  text: string;
  /** Of a heading with an anchor of its own: `## [Response](#response)`. */
  id: string | undefined;
  /** Where its line begins in the page. */
  start: number;
}

/** The current versions. */
const CURRENT = '/';

/** Returns a function that finds sections of pages as the search of the site does, best first. */
export function createSectionSearch({ searchIndex, pages, site }: McpData) {
  const { search, loadIndexes } = searchInMemory(searchIndex);
  const products = Object.entries(searchIndex).map(([id, { names }]) => ({
    id,
    title: names.b.find(([title]) => title)?.[0] ?? '',
  }));

  return async (question: string, limit: number): Promise<Hit[]> => {
    await loadIndexes(CURRENT, '');
    // Agents ask in sentences. A product that they name is the one to search.
    const named = products.find(({ title }) => title !== '' && question.includes(title));
    const context = named?.id ?? '';
    const query = question.replace(named?.title ?? '', '').trim() || question;
    return (await find(query, context, limit)).map(toHit);
  };

  async function find(query: string, context: string, limit: number): Promise<SiteHit[]> {
    const hits: SiteHit[] = [];
    for (let total = limit; hits.length < Math.min(limit, total);) {
      const response = await search(CURRENT, context, query, { from: hits.length });
      if (response.hits.length === 0) break;
      hits.push(...response.hits);
      total = response.total;
    }
    return hits.slice(0, limit);
  }

  function toHit({ type, document: { t, s, u }, page: { t: title }, about }: SiteHit): Hit {
    const file = `${u}index.md`;
    const name = type === 'Heading' ? t : s;
    // Fields have their own URLs, but are no headings of the Markdown.
    const isHeading = findSection(pages[file] ?? '', name) !== undefined;
    return {
      title,
      ...(isHeading && { heading: name }),
      url: `${site}${file}`,
      excerpt: isHeading || name === title ? about || t : `${name}: ${about || t}`,
    };
  }
}

/** The headings of a Markdown page; lines of code that begin with `#` are none. */
export function listHeadings(page: string): Heading[] {
  const headings: Heading[] = [];
  let isCode = false;
  let start = 0;
  for (const line of page.split('\n')) {
    if (/^(`{3,}|~{3,})/.test(line)) isCode = !isCode;
    const [, signs, text] = (isCode ? null : /^(#{2,4}) (.+)/.exec(line)) ?? [];
    const [, id] = /\]\(#([^)]+)\)$/.exec(text ?? '') ?? [];
    if (signs && text) headings.push({ depth: signs.length, text: toPlain(text), id, start });
    start += line.length + 1;
  }
  return headings;
}

/** A section with those inside it, without the rest of the page. */
export function findSection(page: string, heading: string): string | undefined {
  const headings = listHeadings(page);
  const title = toPlain(heading).toLowerCase();
  const anchor = heading.replace(/^#/, '');
  const at = headings.findIndex(
    ({ text, id = toSlug(text) }) => id === anchor || text.toLowerCase() === title,
  );
  const section = headings[at];
  if (!section) return undefined;
  const next = headings.slice(at + 1).find(({ depth }) => depth <= section.depth);
  return page.slice(section.start, next?.start).trim();
}

/** Text without links and marks. */
function toPlain(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*\\]/g, '');
}
