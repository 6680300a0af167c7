import leven from 'leven';

/**
 * Ends an error message with the way out: the nearest known name, then all of them.
 *
 * @example
 * suggest('Detail', ['Details', 'Entity']);
 * // 'Did you mean "Details"? Known: Details, Entity'
 */
export function suggest(name: string, known: string[]): string {
  const nearest = findNearest(name, known);
  const all = `Known: ${known.join(', ')}`;
  return nearest === undefined ? all : `Did you mean "${nearest}"? ${all}`;
}

/** The known name with the fewest differing letters, if at most half of the letters given differ. */
export function findNearest(name: string, known: string[]): string | undefined {
  const ranked = known
    .map((candidate) => ({
      candidate,
      distance: leven(name.toLowerCase(), candidate.toLowerCase()),
    }))
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  if (!best || best.distance > name.length / 2) return undefined;
  return best.candidate;
}
