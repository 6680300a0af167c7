import type { Features } from './features';

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
