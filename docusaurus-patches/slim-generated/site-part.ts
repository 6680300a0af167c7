import { LATER, listFiles, listPages, listRoutes } from './read-site';
import type { Entry, Files, Route, Site } from './read-site';

/** What every page downloads: single pages, the frames of products, and what several products need. */
export const MAIN = 'main';

/** A part of the site that is downloaded at once, with short keys instead of paths and hashes. */
export interface SitePart {
  /** Path of the product, or `main`. */
  name: string;
  routes: Route[];
  /** By the key of a page, those that are not in rows. */
  files: Record<string, Files>;
  registry: [string, Entry][];
  /** What makes the component of a page: its path, where an error may name it, and its key. */
  toKey(page: string): { path: string; key: string };
  /** Undefined for a page that is not usual. */
  toRow(route: Route): Row | undefined;
}

/** Most pages of a product differ in one file, which no other page has. */
export interface Row {
  /** The rest of the path. */
  rest: string;
  /** The file that only this page has, and what loads it. */
  content: string;
  load: string;
  /** What pages share that can be in one list: the file that draws them, and what else their routes have. */
  shared: { component: string; fields: Record<string, unknown> };
}

/** @returns undefined when the site has no such part */
export function findPart(site: Site, name: string): SitePart | undefined {
  const parts = listParts(site);
  const routes = parts.get(name);
  if (routes === undefined) return undefined;
  const { files, registry } = site;
  const pageKeys = toShortKeys(Object.keys(files));
  const fileKeys = toShortKeys([...registry.keys()]);
  const single = new Set(site.routes.filter(isSingle).map(({ component }) => component));
  // An error names the path of a page that has no default export: only single pages can lack it.
  const toKey = (page: string) => ({
    path: single.has(page) ? page.replace(/-[^-]*$/, '') : '',
    key: pageKeys[page] ?? '',
  });

  const uses = countUses(site, [...parts.values()]);
  const toRow = ({ component, routes: inner, path, ...fields }: Route): Row | undefined => {
    const { __comp: comp, content, ...others } = files[component] ?? {};
    const isUsual = name !== MAIN && inner === undefined && Object.keys(others).length === 0;
    if (!isUsual || typeof content !== 'string' || typeof comp !== 'string') return undefined;
    if (uses.get(content) !== 1 || !path.startsWith(name)) return undefined;
    const { load } = registry.get(content)!;
    const shared = { component: fileKeys[comp] ?? comp, fields };
    return { rest: path.slice(name.length), content, load, shared };
  };

  const pages = listRoutes(routes).filter(({ component }) => component !== '*');
  const others = pages.filter((route) => toRow(route) === undefined);
  const inRows = new Set(pages.flatMap((route) => toRow(route)?.content ?? []));
  const own = listOwnFiles(site, parts, name).filter((file) => !inRows.has(file));
  return {
    name,
    routes,
    toKey,
    toRow,
    files: Object.fromEntries(
      others.map(({ component }) => {
        const { path, key } = toKey(component);
        // The framework joins path and hash by a hyphen.
        return [`${path}-${key}`, shorten(files[component]!, fileKeys)];
      }),
    ),
    registry: own.map((file) => [fileKeys[file]!, registry.get(file)!]),
  };
}

function isSingle({ routes }: Route): boolean {
  return routes === undefined;
}

/** The routes of each part, by its name. */
function listParts({ routes }: Site): Map<string, Route[]> {
  const frames = routes.map((route) => (isSingle(route) ? route : { ...route, routes: LATER }));
  const products = routes.flatMap((route): [string, Route[]][] =>
    isSingle(route) || route.routes === LATER ? [] : [[route.path, route.routes!]],
  );
  return new Map([[MAIN, frames as Route[]], ...products]);
}

/** How often pages of the whole site use each file. */
function countUses({ files }: Site, parts: Route[][]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const file of parts.flatMap(listPages).flatMap((page) => listFiles(files[page]!))) {
    uses.set(file, (uses.get(file) ?? 0) + 1);
  }
  return uses;
}

/** Files that come with a part: those that it alone needs, and in the main one what several parts need. */
function listOwnFiles(site: Site, parts: Map<string, Route[]>, name: string): string[] {
  const toFiles = (routes: Route[]) =>
    new Set(listPages(routes).flatMap((page) => listFiles(site.files[page]!)));
  const needed = new Map([...parts].map(([part, routes]) => [part, toFiles(routes)]));
  return [...site.registry.keys()].filter((file) => {
    const users = [...needed.keys()].filter((part) => needed.get(part)!.has(file));
    return users.length === 1 ? users[0] === name : name === MAIN;
  });
}

/** @example toShortKeys(['/a/-417', '/b/-723']); // { '/a/-417': '0', '/b/-723': '1' } */
function toShortKeys(keys: string[]): Record<string, string> {
  return Object.fromEntries(keys.map((key, index) => [key, index.toString(36)]));
}

function shorten(files: Files, keys: Record<string, string>): Files {
  if (typeof files === 'string') return keys[files] ?? files;
  if (Array.isArray(files)) return files.map((inner) => shorten(inner, keys));
  return Object.fromEntries(
    Object.entries(files).map(([name, inner]) => [name, shorten(inner, keys)]),
  );
}
