/** Which file of which page holds an address. */
export interface TwinIndex {
  /** Where the documentation is served, without a slash at the end. */
  site: string;
  /** Routes of the pages, each with the file of every address that is not in `index.md`. */
  pages: Map<string, Map<string, string>>;
}

/**
 * Where a link of a page leads in its twin: to twins where there are any, and with the host, because
 * Markdown is read, pasted and stored far from its address. Inside a file the sign `#` is enough.
 *
 * @param from route and file of the twin in which the link stands
 * @example
 * toTwinUrl('/gkb/glossary/#tag', { route: '/gkb/', file: 'index.md' }, index);
 * // 'https://help.geneea.com/gkb/glossary/index.md#tag'
 */
export function toTwinUrl(
  url: string,
  from: { route: string; file: string },
  { site, pages }: TwinIndex,
): string {
  const { origin, pathname, hash, href } = new URL(url, `${site}${from.route}`);
  if (origin !== new URL(site).origin) return href;
  const route = decodeURI(pathname);
  const page = pages.get(route);
  if (!page) return href;
  const file = page.get(decodeURIComponent(hash.slice(1))) ?? 'index.md';
  if (hash !== '' && route === from.route && file === from.file) return hash;
  return `${site}${pathname}${file}${hash}`;
}
