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
 * German, behind an article in seven other languages. Elsewhere every longer word counts as one. Words of
 * entities, given by the IDs of their tokens, are left out.
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
  if (language === 'en' && sentence.tokens[0]?.pos !== undefined) {
    return findEnglish(sentence, named);
  }
  if (language === 'cs') return findCzech(sentence);
  if (language === 'de') return findCapitals(sentence, language);
  const articles = Object.hasOwn(ARTICLES, language) ? ARTICLES[language] : undefined;
  return articles ? findBehind(sentence, language, articles) : findLong(sentence, language);
}

/** Nouns that say nothing about a text. */
const EMPTY = new Set([
  'hundred',
  'thousand',
  'thing',
  'lot',
  'kind',
  'way',
  'one',
  'thanks',
  'sort',
  'bit',
  'time',
  'end',
]);
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
    return kind === 'noun' && token && lemma.length > 2 ? [{ name: lemma, tokens: [token] }] : [];
  });
}

function findCapitals({ tokens }: Sentence, language: string): Noun[] {
  return tokens.slice(1).flatMap((token) => {
    const isNoun = /^\p{Lu}\p{Ll}{2,}/u.test(token.text);
    const isOther = isFrequent(token.text.toLowerCase(), language);
    return isNoun && !isOther ? [{ name: token.text, tokens: [token] }] : [];
  });
}

interface Articles {
  words: ReadonlySet<string>;
  /** The noun is the last word behind the article, adjectives before it: "het nieuwe station". */
  isLast: boolean;
}

const ARTICLES: Record<string, Articles> = {
  fr: articles('le la les l un une des du au aux ce cet cette ces mon ma mes son sa ses notre nos'),
  es: articles('el la los las un una unos unas del al este esta mi su sus nuestro nuestra'),
  it: articles('il lo la i gli le l un uno una del della dei delle al alla dal dalla nel nella'),
  pt: articles('o a os as um uma do da dos das no na ao à este esta meu minha seu sua'),
  nl: articles('de het een deze dit mijn onze ons hun uw', true),
  sv: articles('en ett den det min mitt din ditt vår vårt', true),
  da: articles('en et den det min mit din dit vores', true),
};

function articles(words: string, isLast = false): Articles {
  return { words: new Set(words.split(' ')), isLast };
}

function findBehind({ tokens }: Sentence, language: string, { words, isLast }: Articles): Noun[] {
  const nouns: Noun[] = [];
  tokens.forEach(({ text }, at) => {
    if (!words.has(text.toLowerCase())) return;
    const group: Token[] = [];
    for (const token of tokens.slice(at + 1, at + 1 + MOST_WORDS)) {
      const lower = token.text.toLowerCase();
      // "en mycket trevlig sommar"
      const isAdverb = isLast && group.length === 0 && isFrequent(lower, language);
      if (isAdverb && !words.has(lower)) continue;
      if (!/^\p{L}{3,}/u.test(lower) || isFrequent(lower, language) || words.has(lower)) break;
      group.push(token);
    }
    const noun = isLast ? group.at(-1) : group[0];
    if (noun) nouns.push({ name: noun.text.toLowerCase(), tokens: [noun] });
  });
  return nouns;
}

/** Endings of verbs, adjectives and adverbs, which are no nouns. */
const OTHERS: Record<string, RegExp> = {
  pl: /(?:ł[aoy]?|li|ć|ę|emy|cie|uje|ają|[eyą]ch|ymi|y|ego|emu|ym|le|nie|szy)$/,
  sk: /(?:l[aoi]?|ť|me|te|jú|uje|[áéý]|ého|ému|ých|ým|ý|ne|ou|alo)$/,
};

function findLong({ tokens }: Sentence, language: string): Noun[] {
  const others = Object.hasOwn(OTHERS, language) ? OTHERS[language] : undefined;
  return tokens.flatMap((token) => {
    const lower = token.text.toLowerCase();
    const isLong = /^(?:\p{L}{4,}|[\p{Script=Han}\p{Script=Katakana}]{2,})$/u.test(lower);
    if (!isLong || isFrequent(lower, language) || others?.test(lower)) return [];
    return [{ name: lower, tokens: [token] }];
  });
}
