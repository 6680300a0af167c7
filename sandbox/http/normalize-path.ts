/**
 * Merges repeated slashes and drops the last one, because public clients send both: a base URL that
 * ends with a slash gives `//v3/analysis`, and one client sends `/v3/analysis/?T=…`.
 *
 * @example
 * normalizePath('//v3/analysis/'); // '/v3/analysis'
 */
export function normalizePath(pathname: string): string {
  const merged = pathname.replace(/\/{2,}/g, '/');
  return merged.length > 1 && merged.endsWith('/') ? merged.slice(0, -1) : merged;
}
