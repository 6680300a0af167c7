import { printBodyChange } from '@docs/vendor/intentions';
import type { Intention } from '@docs/vendor/intentions';

/**
 * The intentions that have all of the words, in their own words or in the lines that they change.
 *
 * @example findIntentions(all, 'german names').map(({ title }) => title); // ['Names in German']
 */
export function findIntentions(all: Intention[], words: string): Intention[] {
  const terms = words.toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter(({ title, changes }) => {
    const text = [title, ...changes.map(printBodyChange)].join(' ').toLowerCase();
    return terms.every((word) => text.includes(word));
  });
}
