/** Schemes that a link may have. Others run code, or open apps. */
const SCHEMES = new Set(['http', 'https', 'mailto']);

/**
 * Whether a link leads to a web page, an email, or a place on the site.
 *
 * @example
 * isSafeUrl('/guide/#tags'); // true
 * isSafeUrl('java\tscript:alert(1)'); // false: browsers drop the tab
 */
export function isSafeUrl(url: string): boolean {
  const [, scheme] = /^([^/?#:]*):/.exec(url.replace(/[\p{Cc}\s]/gu, '')) ?? [];
  return scheme === undefined || SCHEMES.has(scheme.toLowerCase());
}
