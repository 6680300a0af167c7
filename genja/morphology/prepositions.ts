import { vocalize, VOCALIZED } from './czech/prepositions';
import { chooseArticle } from './english/inflect';
import type { Language } from './word';

/** Whether `x#` in plain text is one: the four of Czech, and in English the article `a`. */
export function isPreposition(text: string, language: Language): boolean {
  if (language === 'en') return /^a$/i.test(text);
  return Object.hasOwn(VOCALIZED, text.toLowerCase());
}

/** The form of a preposition or article before the text that follows. */
export function choosePreposition(text: string, following: string, language: Language): string {
  // Quotes, brackets and tags are not spoken.
  const next = /^(?:[^\p{L}\p{N}<]|<[^<>]{0,100}>)*([\p{L}\p{N}][\p{L}\p{N}.,]*)?/u.exec(following);
  const word = next?.[1] ?? '';
  if (language === 'cs') return vocalize(text, word);
  return /^a$/i.test(text) && word ? chooseArticle(text, word) : text;
}
