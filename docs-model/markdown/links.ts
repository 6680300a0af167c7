/** Which file of which page has an anchor. */
export interface MarkdownIndex {
  /** Where the documentation is served, without a slash at the end. */
  site: string;
  /** Routes of the pages, each with the file of every anchor that is not in `index.md`. */
  pages: Map<string, Map<string, string>>;
}

/**
 * Where a link of a page leads in its Markdown version: to the Markdown of other pages, and with the
 * host, because Markdown is read, pasted and stored far from its URL. Inside a file the sign `#` is
 * enough.
 *
 * @param from route and file of the Markdown that has the link
 * @example
 * toMarkdownUrl('/gkb/glossary/#tag', { route: '/gkb/', file: 'index.md' }, index);
 * // 'https://help.geneea.com/gkb/glossary/index.md#tag'
 */
export function toMarkdownUrl(
  url: string,
  from: { route: string; file: string },
  { site, pages }: MarkdownIndex,
): string {
  // Docusaurus' mark for files that are not pages.
  const target = url.replace(/^pathname:\/\//, '');
  const { origin, pathname, hash, href } = new URL(target, `${site}${from.route}`);
  if (origin !== new URL(site).origin) return href;
  const route = decodeURI(pathname);
  const page = pages.get(route);
  if (!page) return href;
  const file = page.get(decodeURIComponent(hash.slice(1))) ?? 'index.md';
  if (hash !== '' && route === from.route && file === from.file) return hash;
  return `${site}${pathname}${file}${hash}`;
}
