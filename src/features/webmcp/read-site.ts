import { listFiles } from '#mcp/data';
import { ToolError } from '#mcp/requests';
import type { Hit } from '#mcp/search';
import { provider } from '#provider';
import type { Search } from '#search/create-search';
import type { Hit as SiteHit } from '#search/hit';

/** The current versions of all products. */
const ALL = ['/', ''] as const;

/**
 * Finds sections by the search of the site, whose index is much smaller than all pages.
 *
 * @param origin where the pages are: `https://help.geneea.com`
 */
export async function searchSite(
  { loadIndexes, search }: Pick<Search, 'loadIndexes' | 'search'>,
  query: string,
  { limit, origin }: { limit: number; origin: string },
): Promise<Hit[]> {
  await loadIndexes(...ALL);
  const hits: SiteHit[] = [];
  for (let total = 1; hits.length < Math.min(limit, total);) {
    const found = await search(...ALL, query, { from: hits.length });
    if (found.hits.length === 0) break;
    hits.push(...found.hits);
    total = found.total;
  }
  return hits.slice(0, limit).map((hit) => toHit(hit, origin));
}

function toHit({ type, document: { t, s, u, h = '' }, page, about }: SiteHit, origin: string): Hit {
  // Fields are no headings of the Markdown, so `read_page` would not find them.
  const isSection = h !== '' && !h.startsWith('#field-');
  const name = type === 'Heading' ? t : s;
  return {
    title: page.t,
    ...(isSection && { heading: name }),
    url: `${origin}${u}index.md`,
    excerpt: isSection || name === page.t ? about || t : `${name}: ${about || t}`,
  };
}

interface Site {
  origin: string;
  fetch: (url: string) => Promise<Response>;
}

/**
 * Downloads the Markdown of a page; undefined when there is none.
 *
 * @param name a path, a URL, or one of its Markdown names, as the tool `read_page` takes it
 * @throws ToolError without a connection
 */
export async function downloadPage(
  name: string,
  { origin, fetch }: Site,
): Promise<string | undefined> {
  const files = listFiles(name.replace(origin, ''), provider.site);
  for (const file of files.filter((one) => one.endsWith('.md'))) {
    // With the origin before it, no name leads to another host.
    const response = await fetch(`${origin}${file}`).catch(() => undefined);
    if (!response) throw new ToolError('The page did not load. Check the connection and retry.');
    if (response.ok) return response.text();
  }
  return undefined;
}
