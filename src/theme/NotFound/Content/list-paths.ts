interface Route {
  path?: string | readonly string[];
  routes?: Route[];
  /** Makes the pages of a product known; see docusaurus-patches/slim-generated.ts. */
  load?(): Promise<void>;
}

/** The path of every page, also of products that the reader has not opened. */
export async function loadPaths(routes: Route[]): Promise<string[]> {
  await Promise.all(routes.flatMap(({ routes: inner = [] }) => inner.map(({ load }) => load?.())));
  return listPaths(routes);
}

/** The path of every page. A route with others below it is a frame; the last one catches the rest. */
export function listPaths(routes: Route[]): string[] {
  return routes
    .flatMap(({ path, routes: inner }) => (inner ? listPaths(inner) : [String(path)]))
    .filter((path) => path !== '*');
}
