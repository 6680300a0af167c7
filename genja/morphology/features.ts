/** Features of Universal Dependencies, in the names and values that `morph` takes. */
export interface Features {
  Case?: Case;
  Number?: 'Sing' | 'Plur' | 'Dual';
  Gender?: Gender;
  Animacy?: 'Anim' | 'Inan';
  Person?: '1' | '2' | '3';
  Tense?: 'Pres' | 'Fut' | 'Past';
  Voice?: 'Act' | 'Pass';
  Mood?: 'Ind' | 'Cnd' | 'Imp';
  Degree?: 'Pos' | 'Cmp' | 'Sup';
  Polarity?: 'Pos' | 'Neg';
  VerbForm?: 'Fin' | 'Inf' | 'Part' | 'Ger';
}

/** What the words of an agreement take over from the one that decides. */
export interface GroupFeatures extends Features {
  /** What adjectives and pronouns take instead: "dalších pět hráčů přišlo". */
  attribute?: Features;
}

export type Case = 'Nom' | 'Gen' | 'Dat' | 'Acc' | 'Voc' | 'Loc' | 'Ins';
export type Gender = 'Masc' | 'Fem' | 'Neut';

/** In the order of the Czech numbering, 1 to 7. */
export const CASES: readonly Case[] = ['Nom', 'Gen', 'Dat', 'Acc', 'Voc', 'Loc', 'Ins'];

export const FEATURE_VALUES: Record<keyof Features, readonly string[]> = {
  Case: CASES,
  Number: ['Sing', 'Plur', 'Dual'],
  Gender: ['Masc', 'Fem', 'Neut'],
  Animacy: ['Anim', 'Inan'],
  Person: ['1', '2', '3'],
  Tense: ['Pres', 'Fut', 'Past'],
  Voice: ['Act', 'Pass'],
  Mood: ['Ind', 'Cnd', 'Imp'],
  Degree: ['Pos', 'Cmp', 'Sup'],
  Polarity: ['Pos', 'Neg'],
  VerbForm: ['Fin', 'Inf', 'Part', 'Ger'],
};

/** A piece of an inflected phrase: a word with its reasons, or the space between two. */
export interface InflectedToken {
  text: string;
  lemma?: string;
  features: Features;
  pattern?: string;
  rule: string;
  isUnknown: boolean;
}

export function pickNominal(features: Features = {}): Features {
  const { Case, Number: number, Gender, Animacy } = features;
  return {
    ...(Case && { Case }),
    ...(number && { Number: number }),
    ...(Gender && { Gender }),
    ...(Animacy && { Animacy }),
  };
}
