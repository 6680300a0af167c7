/**
 * Counts the typos between two words: a letter too many, too few or another one, or two neighbors
 * exchanged. The one measure of likeness, from the suggestions of errors to the search.
 *
 * @param most more than that many need not be counted
 * @example
 * countTypos('retrun', 'return'); // 1
 */
export function countTypos(typed: string, meant: string, most = Infinity): number {
  if (typed === meant) return 0;
  if (Math.abs(typed.length - meant.length) > most) return Infinity;
  let before: number[] = [];
  let last = Array.from({ length: meant.length + 1 }, (_, index) => index);
  for (let i = 1; i <= typed.length; i++) {
    const row = [i];
    for (let j = 1; j <= meant.length; j++) {
      const changed = last[j - 1]! + (typed[i - 1] === meant[j - 1] ? 0 : 1);
      const isExchanged = typed[i - 1] === meant[j - 2] && typed[i - 2] === meant[j - 1];
      const exchanged = isExchanged ? before[j - 2]! + 1 : Infinity;
      row[j] = Math.min(changed, last[j]! + 1, row[j - 1]! + 1, exchanged);
    }
    if (Math.min(...row) > most) return Infinity;
    [before, last] = [last, row];
  }
  return last[meant.length]!;
}

/** From 0, nothing in common, to 1, the same. */
export function measureLikeness(typed: string, meant: string): number {
  return 1 - countTypos(typed, meant) / Math.max(typed.length, meant.length, 1);
}

/** With more names than this, a message that knows the nearest one does not list them. */
const LISTED = 12;

/**
 * Ends an error message with the way out: the nearest known name, and all of them if they are few,
 * or if none is near.
 *
 * @example
 * suggest('Detail', ['Details', 'Entity']);
 * // 'Did you mean "Details"? Known: Details, Entity'
 */
export function suggest(name: string, names: string[]): string {
  const nearest = findNearest(name, names);
  const all = `Known: ${names.join(', ') || 'none'}`;
  if (nearest === undefined) return all;
  return `Did you mean "${nearest}"?${names.length > LISTED ? '' : ` ${all}`}`;
}

/**
 * Returns the item with a name that somebody wrote.
 *
 * @param problem begins the error, before the name: `guide/kb.mdx:3 shows the list`
 * @throws with the nearest name, or all of them
 */
export function requireNamed<Item>(
  items: readonly Item[],
  name: string,
  problem: string,
  toName: (item: Item) => string = String,
): Item {
  const item = items.find((candidate) => toName(candidate) === name);
  if (item !== undefined) return item;
  throw new Error(`${problem} "${name}". ${suggest(name, items.map(toName))}`);
}

/** Shorter beginnings would fit too many names. */
const SHORTEST_BEGINNING = 4;

/**
 * The known name with the fewest typos, whatever the case of its letters. A longer name that begins
 * with the given one counts as one typo: `accepted` means `accepted-actively`, not `expected`.
 *
 * @param most by default half of the letters given
 */
export function findNearest(
  name: string,
  names: Iterable<string>,
  most = name.length / 2,
): string | undefined {
  const ranked = [...names]
    .map((candidate) => ({
      candidate,
      typos: countMistakes(name.toLowerCase(), candidate.toLowerCase(), most),
    }))
    .sort((a, b) => a.typos - b.typos);
  const best = ranked[0];
  return best && best.typos <= most ? best.candidate : undefined;
}

function countMistakes(given: string, candidate: string, most: number): number {
  const isBeginning = given.length >= SHORTEST_BEGINNING && candidate.startsWith(`${given}-`);
  return isBeginning ? 1 : countTypos(given, candidate, most);
}
