import { readOpinions } from './language/opinions';
import { round } from './entities/entities';
import type { ReadLanguage } from './language/languages';
import type { Paragraph, Sentence, Token } from './model';
import { stem } from './language/stem';

export interface Sentiment {
  mean: number;
  label: string;
  positive: number;
  negative: number;
}

const PUNCTUATION = new Set([',', '.', ';', ':', '!', '?']);

/** Where the search for a negation behind a verb ends. */
const AND = new Set(['und', 'et']);

/** French joins short words to the next one: "n’aime", "d’agréable". */
const ELISION = /^(?:[cdjlmnst]|qu)['’](?=\p{L})/u;

/** Replaces each word of a phrase. Like a comma, it ends what a negation concerns. */
const OF_PHRASE = '.';

/** A greeting praises nothing. */
const GREETING =
  /^(?:good|dobrý|dobré|guten|gute|bon) (?:morning|afternoon|evening|day|den|ráno|odpoledne|večer|tag|morgen|abend|appétit)$/;

const NEAR = 3;
/** How far a negation can be from the verb before it. */
const FAR = 12;
const OPINION = 0.5;
const STRONG = 0.7;
const WEAK = 0.2;

type Lexicon = ReturnType<typeof createLexicon>;

const lexicons = new Map<ReadLanguage, Lexicon>();

/** English words have a lemma; those of other languages are compared without their endings. */
function toKey(word: string, language: ReadLanguage): string {
  return language === 'en' ? word : stem(word, language);
}

/** The words of a language as they are looked up. */
function createLexicon(language: ReadLanguage) {
  const { positive, negative, expected, ...modifiers } = readOpinions(language);
  const toEntries = (words: readonly string[], sign: 1 | -1) =>
    words.map((word) => [toKey(word, language), sign] as const);
  return {
    ...modifiers,
    language,
    signs: new Map([...toEntries(positive, 1), ...toEntries(negative, -1)]),
    expected: new Set(expected.map((word) => toKey(word, language))),
  };
}

function toLexicon(language: ReadLanguage): Lexicon {
  const lexicon = lexicons.get(language) ?? createLexicon(language);
  lexicons.set(language, lexicon);
  return lexicon;
}

/** The opinion in one sentence, from a small list of words. */
function toSentenceSentiment({ tokens }: Sentence, lexicon: Lexicon): Sentiment {
  const text = tokens.map((token) => toWord(token, lexicon)).join(' ');
  const { rest, values } = readPhrases(text, lexicon);
  const words = rest.split(' ');
  let [positive, negative] = [0, 0];
  for (const value of [...values, ...words.map((_, at) => toValue(tokens, words, at, lexicon))]) {
    positive = Math.max(positive, value);
    negative = Math.min(negative, value);
  }
  return toSentiment(positive, negative);
}

function toWord({ text }: Token, { language }: Lexicon): string {
  const lower = text.toLowerCase().replace(/ /g, '_');
  return language === 'fr' ? lower.replace(ELISION, '') : lower;
}

/** Takes the phrases out of a sentence, word by word, so that no word of them counts twice. */
function readPhrases(text: string, { phrases }: Lexicon): { rest: string; values: number[] } {
  const values: number[] = [];
  const rest = phrases.reduce(
    (left, [pattern, sign]) =>
      left.replace(pattern, (phrase) => {
        values.push(sign * OPINION);
        return phrase.replace(/[^ ]+/g, OF_PHRASE);
      }),
    text,
  );
  return { rest, values };
}

function toValue(tokens: Token[], words: string[], at: number, lexicon: Lexicon): number {
  const word = words[at] ?? '';
  if (word === OF_PHRASE) return 0;
  const opinion = findSign(tokens[at], word, lexicon);
  const before = listBefore(words, at, lexicon);
  // "too small"
  if (!opinion.sign && before.at(-1) === 'too' && tokens[at]?.pos === 'ADJ') return -OPINION;
  if (!opinion.sign && !opinion.isExpected) return 0;
  if (at === 0 && GREETING.test(`${word} ${words[1]}`)) return 0;
  const isNegated =
    opinion.isNegated ||
    before.some((modifier) => lexicon.negation.has(modifier)) ||
    ((opinion.isExpected || lexicon.verbs.has(word)) && isDeniedBehind(words, at, lexicon));
  if (!opinion.sign) return isNegated ? -OPINION : 0;
  const strength = before.some((modifier) => lexicon.stronger.has(modifier))
    ? STRONG
    : before.some((modifier) => lexicon.weaker.has(modifier))
      ? WEAK
      : OPINION;
  return isNegated ? -opinion.sign * strength : opinion.sign * strength;
}

function isDeniedBehind(words: string[], at: number, { but, negationBehind }: Lexicon): boolean {
  const behind = words.slice(at + 1, at + 1 + FAR);
  const end = behind.findIndex((word) => but.has(word) || AND.has(word) || PUNCTUATION.has(word));
  return behind.slice(0, end === -1 ? undefined : end).some((word) => negationBehind.has(word));
}

/** The words just before, back to the last comma or "but". */
function listBefore(words: string[], at: number, { but }: Lexicon): string[] {
  const before: string[] = [];
  for (let index = at - 1; index >= 0 && index >= at - NEAR; index -= 1) {
    const word = words[index] ?? '';
    if (but.has(word) || PUNCTUATION.has(word)) break;
    before.unshift(word);
  }
  return before;
}

/** English words that tell an opinion as one part of speech only. */
const ONLY: Record<string, string> = { like: 'VERB', kind: 'ADJ', work: 'VERB', function: 'VERB' };

function findSign(
  token: Token | undefined,
  word: string,
  { signs, expected, language }: Lexicon,
): { sign?: 1 | -1; isExpected: boolean; isNegated: boolean } {
  const lemma = token?.lemma;
  const only = lemma !== undefined && Object.hasOwn(ONLY, lemma) ? ONLY[lemma] : undefined;
  if (only && only !== token?.pos) return { isExpected: false, isNegated: false };
  const keys = [toKey(word, language), ...(lemma === undefined ? [] : [lemma])];
  const key = keys.find((candidate) => signs.has(candidate) || expected.has(candidate));
  if (key !== undefined) {
    return { sign: signs.get(key), isExpected: expected.has(key), isNegated: false };
  }
  // Czech denies inside the word: "nedoporučuji".
  const isDenied = language === 'cs' && word.startsWith('ne');
  const rest = isDenied ? toKey(word.slice(2), language) : '';
  return { sign: signs.get(rest), isExpected: expected.has(rest), isNegated: isDenied };
}

/** The mean of the sentences that contain an opinion. */
export function combine(sentiments: Sentiment[]): Sentiment {
  const opinions = sentiments.filter(({ positive, negative }) => positive !== 0 || negative !== 0);
  if (opinions.length === 0) return toSentiment(0, 0);
  const mean = (sign: 'positive' | 'negative'): number =>
    opinions.reduce((sum, opinion) => sum + opinion[sign], 0) / opinions.length;
  return toSentiment(mean('positive'), mean('negative'));
}

/** Sentiment of every sentence of a document, by its ID. */
export function toSentenceSentiments(
  paragraphs: Paragraph[],
  language: ReadLanguage,
): Map<string, Sentiment> {
  const lexicon = toLexicon(language);
  return new Map(
    paragraphs.flatMap(({ sentences }) =>
      sentences.map((sentence) => [sentence.id, toSentenceSentiment(sentence, lexicon)] as const),
    ),
  );
}

/** One decimal, as recorded. The label follows from the mean before it is rounded. */
function toSentiment(positive: number, negative: number): Sentiment {
  const mean = positive + negative;
  return {
    mean: round(mean, 1),
    label: toLabel(mean, positive, negative),
    positive: round(positive, 1),
    negative: round(negative, 1),
  };
}

/** Both parts are as far from zero, and the mean is as near to it. */
const MIXED = 0.2;

/** Recorded: a mean of -0.1 is negative in one response and neutral in another. */
const LEAST = 0.1;

/** Recorded: 0.6 is positive and 0.7 very positive. */
const VERY = 0.65;

function toLabel(mean: number, positive: number, negative: number): string {
  const isMixed = positive >= MIXED && negative <= -MIXED && Math.abs(mean) <= MIXED;
  if (isMixed) return 'ambivalent';
  if (Math.abs(mean) < LEAST) return 'neutral';
  const word = mean > 0 ? 'positive' : 'negative';
  return Math.abs(mean) >= VERY ? `very ${word}` : word;
}
