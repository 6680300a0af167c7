import { findCzechNoun } from '../language/czech';
import type { Sentence, Token } from '../model';

/** A noun of a text, in its dictionary form as far as the sandbox knows it. */
export interface Noun {
  name: string;
  tokens: Token[];
}

/**
 * Finds the nouns of a sentence: by parts of speech in English, frequent ones in Czech, and none in
 * other languages. Words of entities, given by the IDs of their tokens, are left out.
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
  return language === 'cs' ? findCzech(sentence) : [];
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
  for (const [at, token] of [...tokens, undefined].entries()) {
    const isNoun = token?.pos === 'NOUN' && !named.has(token.id) && !isPart(token, tokens[at - 1]);
    if (isNoun && run.length < MOST_WORDS) {
      run.push(token);
      continue;
    }
    // "Data centers" are no "datum centers": only the last word is made singular.
    const name = run
      .map(({ lemma, text }, at) => (at < run.length - 1 ? undefined : lemma) ?? text.toLowerCase())
      .join(' ');
    if (name.length > 2 && !EMPTY.has(name)) nouns.push({ name, tokens: run });
    run = isNoun ? [token] : [];
  }
  return nouns;
}

/** "Wing" of "right-wing" is no noun of its own, nor is what follows a letter that the library does not know. */
function isPart(token: Token, before?: Token): boolean {
  if (!before || before.start + before.text.length !== token.start) return false;
  return /[\p{L}-]$/u.test(before.text);
}

function findCzech({ tokens }: Sentence): Noun[] {
  return tokens.flatMap((token) => {
    const name = findCzechNoun(token.text);
    return name === undefined ? [] : [{ name, tokens: [token] }];
  });
}
