import type { Names } from './records';
import { countTypos, measureLikeness } from '@docs/utils';
import { join, listWords } from './tokens';

/**
 * Whether a word is another one with few typos.
 *
 * @example
 * isAlike('retrun', 'return'); // true
 */
export function isAlike(typed: string, meant: string): boolean {
  const most = countForgiven(typed);
  return countTypos(typed, meant, most) <= most;
}

/** How many typos are forgiven in a word; a short word with a typo is another word. */
export function countForgiven(word: string): 0 | 1 | 2 {
  if (word.length < 5 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
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
  const letters = toLetters(text);
  if (letters.length < LEAST_LETTERS) return [];
  const names = new Set(
    files.flatMap(({ pages }) =>
      pages.flatMap(({ t, s }) => [t, ...s.map((section) => section.t)]),
    ),
  );
  return [...names]
    .map((name) => ({ name, likeness: measureLikeness(letters, toLetters(name)) }))
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, MOST_NAMES)
    .map(({ name }) => name);
}

function toLetters(text: string): string {
  return join(listWords(text.slice(0, 100)).flat());
}
