/**
 * Rewrites a path that cannot be decoded, such as `/%E0%A4%A/`, so that each `%` means itself.
 * The router would stop at it with an error; now it finds no page of that name.
 */
export function toReadablePath(path: string): string {
  try {
    decodeURI(path);
    return path;
  } catch {
    return path.replaceAll('%', '%25');
  }
}

if (typeof window !== 'undefined') {
  const { pathname, search, hash } = window.location;
  const path = toReadablePath(pathname);
  if (path !== pathname) window.history.replaceState(null, '', path + search + hash);
}
