interface Route {
  path?: string | readonly string[];
  routes?: Route[];
}

/** The path of every page. A route with others below it is a frame; the last one catches the rest. */
export function listPaths(routes: Route[]): string[] {
  return routes
    .flatMap(({ path, routes: inner }) => (inner ? listPaths(inner) : [String(path)]))
    .filter((path) => path !== '*');
}
