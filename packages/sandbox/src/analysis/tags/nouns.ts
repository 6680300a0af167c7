import { readCzech } from '../language/czech';
import { isFrequent } from '../language/detect-language';
import type { Sentence, Token } from '../model';

/** A noun of a text, in its dictionary form as far as the sandbox knows it. */
export interface Noun {
  name: string;
  tokens: Token[];
}

/**
 * Finds the nouns of a sentence: by parts of speech in English, by endings in Czech, by capitals in
 * German, behind an article in French, and none in other languages. Words of entities, given by the
 * IDs of their tokens, are left out.
 */
export function findNouns(
  sentence: Sentence,
  language: string,
  named: ReadonlySet<string> = new Set(),
): Noun[] {
  return findAll(sentence, language, named).filter(
    ({ tokens }) => !tokens.some(({ id }) => named.has(id)),
  );
}

function findAll(sentence: Sentence, language: string, named: ReadonlySet<string>): Noun[] {
  if (language === 'en') return findEnglish(sentence, named);
  if (language === 'cs') return findCzech(sentence);
  if (language === 'de') return findCapitals(sentence);
  return language === 'fr' ? findFrench(sentence) : [];
}

/** Nouns that say nothing about a text. */
const EMPTY = new Set(
  'hundred thousand thing lot kind way one thanks sort bit time end'.split(' '),
);
const MOST_WORDS = 3;

/** "washing machine" is one noun. */
function findEnglish({ tokens }: Sentence, named: ReadonlySet<string>): Noun[] {
  const nouns: Noun[] = [];
  let run: Token[] = [];
  for (const token of [...tokens, undefined]) {
    const isNoun = token?.pos === 'NOUN' && !named.has(token.id);
    if (isNoun && run.length < MOST_WORDS) {
      run.push(token);
      continue;
    }
    const name = run.map(({ lemma, text }) => lemma ?? text.toLowerCase()).join(' ');
    if (name.length > 2 && !EMPTY.has(name)) nouns.push({ name, tokens: run });
    run = isNoun ? [token] : [];
  }
  return nouns;
}

function findCzech({ tokens }: Sentence): Noun[] {
  return readCzech(tokens).flatMap(({ kind, lemma }, at) => {
    const token = tokens[at];
    return kind === 'noun' && token && lemma && lemma.length > 2
      ? [{ name: lemma, tokens: [token] }]
      : [];
  });
}

function findCapitals({ tokens }: Sentence): Noun[] {
  return tokens.slice(1).flatMap((token) => {
    const isNoun = /^\p{Lu}\p{Ll}{2,}/u.test(token.text);
    const isOther = isFrequent(token.text.toLowerCase(), 'de');
    return isNoun && !isOther ? [{ name: token.text, tokens: [token] }] : [];
  });
}

const FRENCH_ARTICLES = new Set(
  'le la les l un une des du au aux ce cet cette ces mon ma mes son sa ses notre nos'.split(' '),
);

/** French nouns follow an article; most adjectives follow the noun. */
function findFrench({ tokens }: Sentence): Noun[] {
  return tokens.flatMap(({ text }, at) => {
    const token = tokens[at + 1];
    if (!token || !FRENCH_ARTICLES.has(text.toLowerCase())) return [];
    const name = token.text.toLowerCase();
    const isOther = isFrequent(name, 'fr') || FRENCH_ARTICLES.has(name);
    return /^\p{L}{3,}/u.test(name) && !isOther ? [{ name, tokens: [token] }] : [];
  });
}
