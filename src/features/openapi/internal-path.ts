/**
 * Where a click leads inside the site; undefined for all that browsers do better themselves: new
 * tabs, files, places of the same page, other sites.
 */
export function findInternalPath(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return undefined;
  }
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href') ?? '';
  if (!link || link.hasAttribute('download') || !/^\/(?!\/)/.test(href)) return undefined;
  return href;
}
