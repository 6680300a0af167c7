import { measureLikeness } from '@docs/utils';

const MOST_SUGGESTIONS = 5;

/**
 * Ranks paths by likeness to one that does not exist. Only those count whose last part is alike: it is
 * what a reader typed or what was renamed. The way to it decides between them.
 *
 * @example findNearestPaths('/api_media2/guide/photo/', paths); // ['/api_media2/guide/photos/', …]
 */
export function findNearestPaths(path: string, paths: string[]): string[] {
  const segments = toParts(path);
  return paths
    .map((candidate) => ({ candidate, parts: toParts(candidate) }))
    .filter(({ parts }) => isAlike(segments.at(-1) ?? '', parts.at(-1) ?? ''))
    .map(({ candidate, parts }) => ({ candidate, distance: distance(segments, parts) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MOST_SUGGESTIONS)
    .map(({ candidate }) => candidate);
}

/** Finds the path that differs in upper and lower case only, and perhaps in the slash at its end. */
export function findInOtherCase(path: string, paths: string[]): string | undefined {
  const normalized = normalize(path);
  return paths.find((candidate) => normalize(candidate) === normalized);
}

function normalize(path: string): string {
  return `${path.toLowerCase().replace(/\/+$/, '')}/`;
}

/** The parts of a path, without the ending of a file: pages have none. */
function toParts(path: string): string[] {
  return path
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .split('/')
    .filter(Boolean);
}

const SHORTEST_BEGINNING = 3;
const LEAST_LIKENESS = 0.65;

/** Whether one is the other with few typos, or its beginning. */
function isAlike(a: string, b: string): boolean {
  const [short, long] = [a, b].sort((first, other) => first.length - other.length) as [
    string,
    string,
  ];
  if (short.length >= SHORTEST_BEGINNING && long.startsWith(short)) return true;
  return measureLikeness(a, b) >= LEAST_LIKENESS;
}

/** From 0, the same, to 2, nothing in common. */
function distance(segments: string[], candidate: string[]): number {
  const last = 1 - measureLikeness(segments.at(-1) ?? '', candidate.at(-1) ?? '');
  const shared = segments.slice(0, -1).filter((segment) => candidate.includes(segment)).length;
  return last + 0.4 * (1 - shared / Math.max(segments.length - 1, candidate.length - 1, 1));
}

interface Route {
  path?: string | readonly string[];
  routes?: Route[];
  /** Makes the pages of a product known; see site/patches/slim-generated.ts. */
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
