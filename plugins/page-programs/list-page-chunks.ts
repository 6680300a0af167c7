import { runInNewContext } from 'node:vm';

interface Route {
  path: string;
  /** Key of the route among the names of chunks. */
  component: string;
  routes?: Route[];
}

/**
 * The chunks of each page, by its address: its own and those of the routes around it.
 *
 * @param routes the file `routes.js` that Docusaurus generates
 * @param chunkNames its file `routesChunkNames.json`: names of chunks by key of a route, nested
 * @example
 * listPageChunks(routes, names); // { '/gkb/': ['5e95c892', 'a7bd4aaa', …], … }
 */
export function listPageChunks(
  routes: string,
  chunkNames: Record<string, unknown>,
): Record<string, string[]> {
  const pages: Record<string, string[]> = {};
  const walk = (route: Route, around: string[]): void => {
    const names = [...around, ...listNames(chunkNames[route.component])];
    if (route.routes === undefined) pages[route.path] = names;
    else route.routes.forEach((inner) => walk(inner, names));
  };
  readRoutes(routes).forEach((route) => walk(route, []));
  // What is shown at unknown addresses has no chunk of its own in this list.
  delete pages['*'];
  return pages;
}

function readRoutes(file: string): Route[] {
  const list = file.replace(/^import .*$/gm, '').replace('export default', '');
  return runInNewContext(list, {
    ComponentCreator: (route: string, hash: string) => `${route}-${hash}`,
  }) as Route[];
}

function listNames(names: unknown): string[] {
  if (typeof names === 'string') return [names];
  return typeof names === 'object' && names !== null ? Object.values(names).flatMap(listNames) : [];
}
