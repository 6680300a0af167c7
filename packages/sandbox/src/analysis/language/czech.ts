import words from '../../data/czech-words.json';
import { toWordList } from '@docs/utils';
import { stem } from './stem';

/** Frequent nouns in their dictionary form, by their stems. */
const nouns = new Map(toWordList(words.nouns).map((noun) => [stem(noun, 'cs'), noun]));

/** Nouns whose other forms do not begin as the dictionary form does. */
const nounForms = new Map(Object.entries(words.nounForms));

const others = new Set(toWordList(words.others));

/**
 * The dictionary form of a frequent Czech noun. Of other words, an ending alone does not tell it.
 *
 * @example findCzechNoun('hotelu'); // 'hotel'
 */
export function findCzechNoun(word: string): string | undefined {
  const lower = word.toLowerCase();
  return others.has(lower) ? undefined : (nounForms.get(lower) ?? nouns.get(stem(lower, 'cs')));
}
