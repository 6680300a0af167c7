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
  /** Words behind which a statement goes on, with nothing that is about an opinion before them. */
  next: ReadonlySet<string>;
  /** Words of regret, of a want, or of a lack: praise beside them is of something that is not there. */
  regret: RegExp;
  /** Words of a condition, of hope, of doubt, of the past, or of what somebody else says. */
  unreal: RegExp;
  /** Phrases that mean something else: praise is 1, blame -1, neither 0, unreal without a sign. */
  phrases: readonly (readonly [pattern: RegExp, sign?: -1 | 0 | 1])[];
}

type Row = Record<Exclude<keyof Opinions, 'phrases'>, string[]> & {
  phrases: Record<'positive' | 'negative' | 'neutral' | 'unreal', string[]>;
};

export function readOpinions(language: ReadLanguage): Opinions {
  const { phrases, ...row }: Row = table[language];
  const buildWordPattern = (lines: string[]) =>
    new RegExp(`^(?:${toWordList(lines).join('|')})$`, 'u');
  const buildSet = (lines: string[]): Set<string> => new Set(toWordList(lines));
  return {
    positive: toWordList(row.positive),
    negative: toWordList(row.negative),
    expected: toWordList(row.expected),
    stronger: buildSet(row.stronger),
    weaker: buildSet(row.weaker),
    negation: buildSet(row.negation),
    but: buildSet(row.but),
    next: buildSet(row.next),
    regret: buildWordPattern(row.regret),
    unreal: buildWordPattern(row.unreal),
    phrases: [
      [buildPattern(phrases.positive), 1],
      [buildPattern(phrases.negative), -1],
      [buildPattern(phrases.neutral), 0],
      [buildPattern(phrases.unreal)],
    ],
  };
}

/** `<word>` is a word that may be missing, `<words>` up to two of them. */
function buildPattern(phrases: string[]): RegExp {
  const source = phrases.join('|').replaceAll('<word>', '(?:\\p{L}+ )?');
  return standalone(source.replaceAll('<words>', '(?:\\p{L}+ ){0,2}'));
}
