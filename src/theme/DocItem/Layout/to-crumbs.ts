export interface Crumb {
  label: string;
  href?: string;
}

/**
 * The way from a product to a page. Of neighbors with one name the nearer to the page stays.
 *
 * @param trail the place of the page in the sidebar, or of the page that its path continues
 * @example
 * toCrumbs(mediaApi, [reference, analysis], { title: 'Analysis', permalink: '…' });
 * // Media API v2, Reference, Analysis
 */
export function toCrumbs(
  product: { title: string; path: string },
  trail: Crumb[],
  page: { title: string; permalink: string },
): Crumb[] {
  const isListed = trail.at(-1)?.href === page.permalink;
  const crumbs = [
    { label: product.title, href: product.path },
    ...trail.map(({ label, href }) => ({ label, ...(href !== undefined && { href }) })),
    ...(isListed ? [] : [{ label: page.title, href: page.permalink }]),
  ];
  return crumbs.filter(({ label }, index) => label !== crumbs[index + 1]?.label);
}
