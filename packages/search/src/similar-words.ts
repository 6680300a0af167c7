import { countTypos, measureLikeness } from '@docs/utils';
import { toName } from './records';
import type { Names } from './records';

/**
 * Whether a word is another one with few typos.
 *
 * @example
 * isAlike('retrun', 'return'); // true
 */
export function isAlike(typed: string, meant: string): boolean {
  // A short word with a typo is another word.
  const isExact = typed.length < 5 || /\d/.test(typed);
  const most = isExact ? 0 : typed.length < 8 ? 1 : 2;
  return countTypos(typed, meant, most) <= most;
}

const MOST_NAMES = 5;

const LEAST_LIKENESS = 0.6;

/** Shorter texts are like half of all names. */
const LEAST_LETTERS = 4;

/**
 * Names of pages and sections that look like what was typed, the likest first. For an empty result.
 *
 * @example
 * findNearestNames([mediaV2], 'returnObjekts'); // ['returnObjects', 'returnObjectFields']
 */
export function findNearestNames(files: Names[], text: string): string[] {
  const letters = toName(text.slice(0, 100));
  if (letters.length < LEAST_LETTERS) return [];
  const names = new Set(
    files.flatMap(({ pages }) =>
      pages.flatMap(({ t, s }) => [t, ...s.map((section) => section.t)]),
    ),
  );
  return [...names]
    .map((name) => ({ name, likeness: measureLikeness(letters, toName(name)) }))
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, MOST_NAMES)
    .map(({ name }) => name);
}
