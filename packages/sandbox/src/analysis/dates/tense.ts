import type { Calendar } from './calendar';

export type Tense = 'past' | 'future' | undefined;

/** As far as a verb is looked for: a bound on the work for each date. */
const BEFORE = 160;
const AFTER = 80;

/**
 * Returns a function that tells whether a date is past or to come, from the nearest verb before it in
 * the clause, else the first one after it.
 *
 * @example
 * createTenseFinder('They met on Tuesday.', buildTensePattern(calendars.en))(12); // 'past'
 */
export function createTenseFinder(text: string, pattern: RegExp): (index: number) => Tense {
  return (index) => {
    const before =
      text
        .slice(Math.max(0, index - BEFORE), index)
        .split(CLAUSE_END)
        .at(-1) ?? '';
    const after = text.slice(index, index + AFTER).split(CLAUSE_END)[0] ?? '';
    const match = [...before.matchAll(pattern)].at(-1) ?? [...after.matchAll(pattern)][0];
    if (!match) return undefined;
    return match.groups?.past === undefined ? 'future' : 'past';
  };
}

const CLAUSE_END = /[.!?,;:]\s/;

/** Matches the verbs of a calendar, those of the past in the group `past`. */
export function buildTensePattern({ past, future }: Calendar): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{N}])(?:(?<past>${past})|(?<future>${future}))(?![\\p{L}\\p{N}])`,
    'gu',
  );
}
