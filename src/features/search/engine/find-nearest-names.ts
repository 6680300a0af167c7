import type { NamesFile } from '@generated/local-search/default/index-files';
import { join, listWords } from './tokens';

const MOST_NAMES = 5;

/** From 0, nothing in common, to 1, the same. */
const LEAST_LIKENESS = 0.55;

/** Shorter texts are like half of all names. */
const LEAST_PAIRS = 3;

/**
 * Names of pages and sections that look like what was typed, the likest first. For an empty result.
 *
 * @example
 * findNearestNames([mediaV2], 'returnObjekts'); // ['returnObjects', 'returnObjectFields']
 */
export function findNearestNames(files: NamesFile[], text: string): string[] {
  const wanted = toPairs(text);
  if (wanted.size < LEAST_PAIRS) return [];
  const names = new Set(
    files.flatMap(({ pages }) =>
      pages.flatMap(({ t, s }) => [t, ...s.map((section) => section.t)]),
    ),
  );
  return [...names]
    .map((name) => ({ name, likeness: compare(wanted, toPairs(name)) }))
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, MOST_NAMES)
    .map(({ name }) => name);
}

/** Share of pairs of neighbouring letters that both have. */
function compare(a: Set<string>, b: Set<string>): number {
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return (2 * shared) / Math.max(a.size + b.size, 1);
}

function toPairs(text: string): Set<string> {
  const letters = join(listWords(text.slice(0, 100)).flat());
  return new Set(
    Array.from({ length: Math.max(letters.length - 1, 0) }, (_, at) => letters.slice(at, at + 2)),
  );
}
