import { toWordList } from '@docs/utils';
import type { Features, Lexeme } from '../../word';
import { CASES } from '../../word';
import table from './adjectives.data.json';
import { soften, softenBeforeI } from './sounds';

interface AdjectivePattern {
  name: string;
  ending: string;
  /** Nominative to instrumental; of nouns that are masculine, feminine, neuter; then the plural. */
  table: Record<'Masc' | 'Fem' | 'Neut' | 'Plur', string>;
  /** Accusative of a masculine animate; nominative plural: animate, inanimate and feminine, neuter. */
  special: Record<'accusative' | 'animate' | 'other' | 'neuter', string>;
}

const patterns: readonly AdjectivePattern[] = table.patterns;

/**
 * A word that is declined as an adjective. `gender` is set where it is used as a noun: names such as
 * Novotný or Nováková.
 */
export function createAdjective(
  lemma: string,
  options: Partial<Pick<Lexeme, 'kind' | 'gender' | 'animacy' | 'isName'>> = {},
): Lexeme {
  const isFeminine = options.gender === 'Fem' && lemma.endsWith('á');
  const pattern = patterns.find(({ ending }) => lemma.endsWith(ending)) ?? patterns[0]!;
  const stem = lemma.slice(0, -(isFeminine ? 1 : pattern.ending.length));
  return {
    lemma,
    kind: 'adjective',
    pattern: isFeminine ? 'mladá' : pattern.name,
    ...options,
    inflect(features) {
      const { Degree, Polarity, ...rest } = features;
      if (Degree === 'Cmp' || Degree === 'Sup' || Polarity === 'Neg') {
        const changed = compareAdjective(lemma, Degree, Polarity === 'Neg');
        return changed && createAdjective(changed, options).inflect(rest);
      }
      const merged = { ...features, ...(options.gender && { Gender: options.gender }) };
      return inflectAdjective(stem, pattern, merged);
    },
  };
}

const comparatives = new Map(
  toWordList(table.comparatives).map((pair) => pair.split('/') as [string, string]),
);

/** `nemladý`, `mladší`, `nejmladší`; undefined for adjectives whose comparative follows no rule. */
function compareAdjective(
  lemma: string,
  degree: Features['Degree'],
  isNegative: boolean,
): string | undefined {
  const prefix = isNegative ? 'ne' : '';
  if (degree !== 'Cmp' && degree !== 'Sup') return prefix + lemma;
  const listed = comparatives.get(lemma);
  const isRegular = /(?:[^hk]|[sc]k)ý$|ní$/.test(lemma);
  const stem = lemma.slice(0, -1).replace(/sk$/, 'št').replace(/ck$/, 'čt');
  const comparative = listed ?? (isRegular ? `${soften(stem)}jší` : undefined);
  return comparative && (degree === 'Sup' ? 'nej' : '') + prefix + comparative;
}

function inflectAdjective(stem: string, pattern: AdjectivePattern, features: Features): string {
  const { Case: caseName = 'Nom', Gender: gender = 'Masc', Animacy: animacy = 'Anim' } = features;
  const index = CASES.indexOf(caseName);
  const { accusative, animate, other, neuter } = pattern.special;
  const isAnimate = gender === 'Masc' && animacy !== 'Inan';
  if (features.Number === 'Plur' || features.Number === 'Dual') {
    const ending = pattern.table.Plur.split(' ')[index]!;
    const form = gender === 'Neut' ? neuter : ending === 'N' && isAnimate ? animate : other;
    if (ending === 'N' || ending === 'V') {
      return form === '!' ? softenBeforeI(stem, true) : stem + form;
    }
    return stem + ending;
  }
  const ending = pattern.table[gender].split(' ')[index]!;
  if (ending === 'A') return stem + (isAnimate ? accusative : pattern.ending);
  return stem + ending;
}

/** Surnames and places that have the form of an adjective. */
const names = table.names as { words: string[]; options: Parameters<typeof createAdjective>[1] }[];

/** Without those that end in -ý, which are a pattern and no list. */
export function listAdjectives(): Lexeme[] {
  return [
    ...toWordList(table.adjectives).map((lemma) => createAdjective(lemma)),
    ...names.flatMap(({ words, options }) =>
      toWordList(words).map((lemma) => createAdjective(lemma, options)),
    ),
  ];
}
