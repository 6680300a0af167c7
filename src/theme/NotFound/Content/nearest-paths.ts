import leven from 'leven';

/**
 * Ranks addresses by likeness to one that does not exist. The last part counts most: it is what
 * a reader typed or what was renamed.
 *
 * @example
 * findNearestPaths('/api_media2/guide/photo/', paths); // ['/api_media2/guide/photos/', …]
 */
export function findNearestPaths(path: string, paths: string[], count = 5): string[] {
  const wanted = toParts(path);
  return paths
    .map((candidate) => ({ candidate, distance: distance(wanted, toParts(candidate)) }))
    .filter((ranked) => ranked.distance < 1)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ candidate }) => candidate);
}

function toParts(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean);
}

/** From 0, the same, to 2, nothing in common. */
function distance(wanted: string[], candidate: string[]): number {
  const last = relativeDistance(wanted.at(-1) ?? '', candidate.at(-1) ?? '');
  const shared = wanted.slice(0, -1).filter((part) => candidate.includes(part)).length;
  return last + 0.4 * (1 - shared / Math.max(wanted.length - 1, candidate.length - 1, 1));
}

function relativeDistance(a: string, b: string): number {
  return leven(a, b) / Math.max(a.length, b.length, 1);
}
