import type { ReadLanguage } from './languages';
import { toWordList } from '@docs/utils';
import { standalone } from '../text/text';
import table from './opinions.data.json';

/** The words of opinion in one language. A word of one language can mean something else in another. */
interface Opinions {
  /** Words of praise and of blame, as they are written. */
  positive: readonly string[];
  negative: readonly string[];
  /** Neutral words that blame when they are negated: "did not work". */
  expected: readonly string[];
  stronger: ReadonlySet<string>;
  weaker: ReadonlySet<string>;
  negation: ReadonlySet<string>;
  /** Words behind which another statement begins. */
  but: ReadonlySet<string>;
  /** Words that deny a verb before them: "Das gefällt mir nicht". */
  negationBehind: ReadonlySet<string>;
  /** Verbs of opinion that they deny. */
  verbs: ReadonlySet<string>;
  /** Phrases that mean something else than their words: praise is 1, blame -1, neither 0. */
  phrases: readonly (readonly [pattern: RegExp, sign: -1 | 0 | 1])[];
}

type Row = Record<Exclude<keyof Opinions, 'phrases'>, string[]> & {
  phrases: Record<'positive' | 'negative' | 'neutral', string[]>;
};

export function readOpinions(language: ReadLanguage): Opinions {
  const { phrases, ...row }: Row = table[language];
  const toSet = (lines: string[]): Set<string> => new Set(toWordList(lines));
  return {
    positive: toWordList(row.positive),
    negative: toWordList(row.negative),
    expected: toWordList(row.expected),
    stronger: toSet(row.stronger),
    weaker: toSet(row.weaker),
    negation: toSet(row.negation),
    but: toSet(row.but),
    negationBehind: toSet(row.negationBehind),
    verbs: toSet(row.verbs),
    phrases: [
      [toPattern(phrases.positive), 1],
      [toPattern(phrases.negative), -1],
      [toPattern(phrases.neutral), 0],
    ],
  };
}

/** `<word>` is a word that may be missing, `<words>` up to two of them. */
function toPattern(phrases: string[]): RegExp {
  const source = phrases.join('|').replaceAll('<word>', '(?:\\p{L}+ )?');
  return standalone(source.replaceAll('<words>', '(?:\\p{L}+ ){0,2}'));
}
