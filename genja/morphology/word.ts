import type { Span } from '../error';
import type { Features } from './features';

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
  /** Set when a filter needed its text before agreement was resolved. */
  wasRead?: boolean;
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
  /** Where the word stands that it agrees with, in the template. */
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
  /** What agreement takes from a noun. */
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
