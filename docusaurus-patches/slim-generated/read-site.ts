/** Where a product's routes are until they are loaded. */
export const LATER = 'later';

/** A route of the generated list. What else it has goes to its component. */
export interface Route {
  path: string;
  /** The key of a page: its path and a hash; `*` is the page for unknown paths. */
  component: string;
  routes?: Route[] | typeof LATER;
  [field: string]: unknown;
}

/** Keys of the files that a page is drawn with, nested as its properties are. */
export type Files = string | Files[] | { [name: string]: Files };

/** How the registry loads a file, without the file's path, which only the build reads. */
export interface Entry {
  load: string;
  id: string;
}

/** What Docusaurus generates about the pages of a site. */
export interface Site {
  routes: Route[];
  /** By the key of a page. */
  files: Record<string, Record<string, Files>>;
  /** By the key of a file. */
  registry: Map<string, Entry>;
}

/** An entry of the registry: key, loader, path and identifier of the module. */
const ENTRY = /^ {2}"([0-9a-f]+)": \[(.*?\)), "(?:[^"\\]|\\.)+", (require\.resolveWeak\(.*\))\],/gm;

/** The list of routes, in a file that imports what makes their components. */
const ROUTES = /^export default (\[[\s\S]*\]);?\s*$/m;

/**
 * Reads the generated files about pages.
 *
 * @param read reads a file by its name
 * @returns undefined when one of them is written in another way
 */
export function readSite(read: (name: string) => string): Site | undefined {
  const routes = readRoutes(read('routes.js'));
  const files = parseJson<Site['files']>(read('routesChunkNames.json'));
  const entries = [...read('registry.js').matchAll(ENTRY)];
  if (routes === undefined || files === undefined || entries.length === 0) return undefined;
  const isKnown = listPages(routes).every((page) => page in files);
  const registry = new Map(entries.map(([, key = '', load = '', id = '']) => [key, { load, id }]));
  return isKnown ? { routes, files, registry } : undefined;
}

/** The list is JavaScript: it calls a function for the component of each route. */
function readRoutes(source: string): Route[] | undefined {
  const list = ROUTES.exec(source)?.[1];
  if (list === undefined) return undefined;
  const toKey = (route: string, hash: string) => (route === '*' ? route : `${route}-${hash}`);
  return new Function('ComponentCreator', `return ${list}`)(toKey) as Route[];
}

export function listRoutes(routes: Route['routes'] = []): Route[] {
  if (routes === LATER) return [];
  return routes.flatMap((route) => [route, ...listRoutes(route.routes)]);
}

/** Keys of all pages of routes. */
export function listPages(routes: Route['routes']): string[] {
  return listRoutes(routes).flatMap(({ component }) => (component === '*' ? [] : [component]));
}

export function listFiles(files: Files): string[] {
  return typeof files === 'string' ? [files] : Object.values(files).flatMap(listFiles);
}

export function parseJson<Value>(text: string): Value | undefined {
  try {
    return JSON.parse(text) as Value;
  } catch {
    return undefined;
  }
}
