import { countTypos } from '#contract/suggest';

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
