import type { NamesFile } from '@generated/local-search/default/index-files';
import { toLikeness } from '#contract/suggest';
import { join, listWords } from './tokens';

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
export function findNearestNames(files: NamesFile[], text: string): string[] {
  const wanted = toLetters(text);
  if (wanted.length < LEAST_LETTERS) return [];
  const names = new Set(
    files.flatMap(({ pages }) =>
      pages.flatMap(({ t, s }) => [t, ...s.map((section) => section.t)]),
    ),
  );
  return [...names]
    .map((name) => ({ name, likeness: toLikeness(wanted, toLetters(name)) }))
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, MOST_NAMES)
    .map(({ name }) => name);
}

function toLetters(text: string): string {
  return join(listWords(text.slice(0, 100)).flat());
}
