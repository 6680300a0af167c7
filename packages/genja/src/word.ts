import type { Span } from './error';

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

/** The features that the words of an agreement take over from the one that decides. */
export interface GroupFeatures extends Features {
  /** The features that adjectives and pronouns take instead: "dalších pět hráčů přišlo". */
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

export type Language = 'cs' | 'en';

/** A word or phrase of the output that still waits for its form. */
export interface Word {
  /** As the template or the data has it. */
  text: string;
  features: Features;
  reference?: number;
  agreement?: number;
  /** Without its vocalization: `v`. */
  preposition?: string;
  /** The number in front of a unit. */
  count?: Count;
  span: Span;
}

export interface Count {
  value: number;
  /** As digits, already in the format of the template. */
  digits: string;
  /** `unitNum` writes small numbers as words. */
  inWords: boolean;
}

/** One word of the output, with the reasons for its form. */
export interface InflectedWord {
  /** Range in the output. */
  start: number;
  end: number;
  form: string;
  lemma: string;
  /** The features that chose the form. */
  features: Features;
  /** "žena", "mladý"; nothing for unknown words. */
  pattern?: string;
  /** One sentence: which rule chose this form. */
  rule: string;
  /** Not in the dictionary, so printed as it is. */
  isUnknown: boolean;
  /** The number of the agreement it decides or follows. */
  reference?: number;
  agreement?: number;
  /** Position in the template of the word that it agrees with. */
  agreesWith?: { text: string; source: Span };
  /** Its form without that agreement, when it is another one. */
  before?: string;
  /** The expression that printed it, in the template. */
  source: Span;
}

/** A word of the dictionary. */
export interface Lexeme {
  lemma: string;
  kind: 'noun' | 'adjective' | 'pronoun' | 'numeral' | 'verb';
  /** The word of the grammars that it is inflected like: "žena". */
  pattern: string;
  /** The features that an agreement takes from a noun. */
  gender?: Features['Gender'];
  animacy?: Features['Animacy'];
  /** Where the plural has another gender: "děti". */
  pluralGender?: Features['Gender'];
  /** A word that has one number only: "Čechy". */
  number?: 'Plur';
  /** Names of people: all words of "Petr Novák" are declined. */
  isName?: boolean;
  /** A perfective verb: its present forms say what will happen, so it has no other future. */
  isPerfective?: boolean;
  /** Nothing when the word has no such form. */
  inflect(features: Features): string | undefined;
}
