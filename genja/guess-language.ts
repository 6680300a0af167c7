import { findLexemes } from './morphology/czech/lexicon';
import type { Language } from './morphology/word';

/** Czech if a quoted word, or a word of the data, is in the Czech dictionary. */
export function guessLanguage(content: string): Language {
  const quoted = [...content.matchAll(/'([^'\n]+)'|"([^"\n]+)"/g)].map(([, a, b]) => a ?? b ?? '');
  const words = quoted
    .flatMap((text) => text.split(/[^\p{L}]+/u))
    .filter((word) => word.length > 1);
  return words.some((word) => findLexemes(word.toLowerCase()).length > 0) ? 'cs' : 'en';
}
