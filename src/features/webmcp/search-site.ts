import type { Hit } from '#mcp/search';
import type { Search } from '@site/src/features/search/engine/create-search';
import type { Hit as SiteHit } from '@site/src/features/search/engine/hit';

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
