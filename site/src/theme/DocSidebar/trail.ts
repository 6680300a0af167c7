import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';

/** An item of the sidebar that has a name; pieces of HTML have none. */
type NamedItem = Exclude<PropSidebarItem, { type: 'html' }>;

/**
 * Finds the place of a page in the sidebar: its item with the categories above it. A page that the
 * sidebar does not list belongs to the item whose path its own continues.
 *
 * @param root path of the product's first page, which every other one continues
 * @example
 * findTrail(items, '/api_media2/guide/code/kb-search/', '/api_media2/').map(({ label }) => label);
 * // ['Guide', 'Code examples']
 */
export function findTrail(items: PropSidebarItem[], path: string, root: string): NamedItem[] {
  const trails = listTrails(items).filter((trail) => {
    const href = trail.at(-1)?.href;
    return href === path || (href !== undefined && href !== root && path.startsWith(href));
  });
  const toLength = (trail: NamedItem[]) => trail.at(-1)?.href?.length ?? 0;
  return trails.sort((a, b) => toLength(b) - toLength(a))[0] ?? [];
}

function listTrails(items: PropSidebarItem[]): NamedItem[][] {
  return items.flatMap((item) => {
    if (item.type === 'html') return [];
    const below = item.type === 'category' ? listTrails(item.items) : [];
    return [[item], ...below.map((trail) => [item, ...trail])];
  });
}

interface Crumb {
  label: string;
  href: string;
}

/**
 * The way from a product to a page, by the pages above it: headings of the sidebar are no places. Of
 * neighbors with one name the nearer to the page stays.
 *
 * @param trail the place of the page in the sidebar, or of the page that its path continues
 * @example
 * listCrumbs(mediaApi, [reference, analysis], { title: 'Analysis', permalink: '…' });
 * // Media API v2, Reference, Analysis
 */
export function listCrumbs(
  product: { title: string; path: string },
  trail: Partial<Crumb>[],
  page: { title: string; permalink: string },
): Crumb[] {
  const isListed = trail.at(-1)?.href === page.permalink;
  const crumbs = [
    { label: product.title, href: product.path },
    ...trail.flatMap(({ label = '', href }) => (href === undefined ? [] : [{ label, href }])),
    ...(isListed ? [] : [{ label: page.title, href: page.permalink }]),
  ];
  // The framework names pages without the last slash, and canonical URLs have it.
  return crumbs
    .filter(({ label }, index) => label !== crumbs[index + 1]?.label)
    .map(({ label, href }) => ({ label, href: href.replace(/\/?$/, '/') }));
}
