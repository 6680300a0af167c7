/** A piece of text that a reader meets, with the line on which it begins. */
export interface Prose {
  file: string;
  line: number;
  /** Without markup; inline code is `CODE`, because names are spelled as the API spells them. */
  text: string;
  /** Labels are checked for words, paragraphs for their sentences too. */
  kind: 'paragraph' | 'label';
}

/** What inline code becomes: one character that no rule mentions. */
export const CODE = '\u{FFFC}';

export interface ProseFinding {
  file: string;
  line: number;
  /** The words as written. */
  found: string;
  advice: string;
}
