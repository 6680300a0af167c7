/**
 * Rewrites a path that the router would not find: one that cannot be decoded, such as `/%E0%A4%A/`,
 * so that each `%` means itself, and the file of a page, which hosts without redirects return, too.
 */
export function toReadablePath(path: string): string {
  try {
    return decodeURI(path).endsWith('/index.html') ? path.replace(/[^/]*$/, '') : path;
  } catch {
    return path.replaceAll('%', '%25');
  }
}

if (typeof window !== 'undefined') {
  const { pathname, search, hash } = window.location;
  const path = toReadablePath(pathname);
  if (path !== pathname) window.history.replaceState(null, '', path + search + hash);
}
