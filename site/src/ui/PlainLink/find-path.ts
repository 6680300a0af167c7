/** Whether a URL leads to a page of this site: their paths end with a slash, those of files do not. */
export function isPage(url: string): boolean {
  return /^\/(?!\/)([^?#]*\/)?([?#]|$)/.test(url);
}

/**
 * Where a plain link leads inside the site; undefined for all that browsers do better themselves:
 * files, places of the same page, other sites.
 */
export function findPath(target: EventTarget | null): string | undefined {
  const link = (target as Element | null)?.closest('a');
  const href = link?.getAttribute('href') ?? '';
  return link?.target || link?.hasAttribute('download') || !isPage(href) ? undefined : href;
}

/** Whether a link opens here, not in another tab or window. */
export function opensHere(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return !button && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
