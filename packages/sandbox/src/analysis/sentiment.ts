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

/** Replaces each word of a phrase. Like a comma, it ends what a negation concerns. */
const OF_PHRASE = '.';

/** Replaces each word of a phrase that makes the words around it unreal. */
const UNREAL = '~';

/** A greeting praises nothing. */
const GREETING =
  /^(?:good|dobrý|dobré) (?:morning|afternoon|evening|day|den|ráno|odpoledne|večer)$/;

const NEAR = 3;
const OPINION = 0.5;
const STRONG = 0.7;
const WEAK = 0.2;

type Lexicon = ReturnType<typeof createLexicon>;

const lexicons = new Map<ReadLanguage, Lexicon>();

/** English words have a lemma; Czech ones are compared without their endings. */
function toKey(word: string, language: ReadLanguage): string {
  return language === 'en' ? word : stem(word, language);
}

/** The words of a language as they are looked up. */
function createLexicon(language: ReadLanguage) {
  const { positive, negative, expected, ...modifiers } = readOpinions(language);
  const listEntries = (words: readonly string[], sign: 1 | -1) =>
    words.map((word) => [toKey(word, language), sign] as const);
  return {
    ...modifiers,
    language,
    signs: new Map([...listEntries(positive, 1), ...listEntries(negative, -1)]),
    expected: new Set(expected.map((word) => toKey(word, language))),
  };
}

function getLexicon(language: ReadLanguage): Lexicon {
  const lexicon = lexicons.get(language) ?? createLexicon(language);
  lexicons.set(language, lexicon);
  return lexicon;
}

/** The opinion in one sentence, from a small list of words; undefined where these cannot judge it. */
function findSentenceSentiment({ tokens }: Sentence, lexicon: Lexicon): Sentiment | undefined {
  const text = tokens.map(toWord).join(' ');
  const { rest, values } = readPhrases(text, lexicon);
  const words = rest.split(' ');
  let [positive, negative] = [0, 0];
  const ofWords = words.map((_, at) => findValue(tokens, words, at, lexicon));
  const isUnclearAt = findUnclear(tokens, words, ofWords, lexicon);
  if (ofWords.some((value, at) => value !== 0 && isUnclearAt(at))) return undefined;
  for (const value of [...values, ...ofWords]) {
    positive = Math.max(positive, value);
    negative = Math.min(negative, value);
  }
  return buildSentiment(positive, negative);
}

function toWord({ text }: Token): string {
  return text.toLowerCase().replace(/ /g, '_');
}

/** Takes the phrases out of a sentence, word by word, so that no word of them counts twice. */
function readPhrases(text: string, { phrases }: Lexicon): { rest: string; values: number[] } {
  const values: number[] = [];
  const rest = phrases.reduce(
    (left, [pattern, sign]) =>
      left.replace(pattern, (phrase) => {
        if (sign !== undefined) values.push(sign * OPINION);
        return phrase.replace(/[^ ]+/g, sign === undefined ? UNREAL : OF_PHRASE);
      }),
    text,
  );
  return { rest, values };
}

function findValue(tokens: Token[], words: string[], at: number, lexicon: Lexicon): number {
  const word = words[at] ?? '';
  if (word === OF_PHRASE) return 0;
  const opinion = findSign(tokens[at], word, lexicon);
  const before = listBefore(words, at, lexicon);
  // "too small"
  if (!opinion.sign && before.at(-1) === 'too' && tokens[at]?.pos === 'ADJ') return -OPINION;
  if (!opinion.sign && !opinion.isExpected) return 0;
  if (at === 0 && GREETING.test(`${word} ${words[1]}`)) return 0;
  const isNegated = opinion.isNegated || before.some((modifier) => lexicon.negation.has(modifier));
  if (!opinion.sign) return isNegated ? -OPINION : 0;
  const strength = before.some((modifier) => lexicon.stronger.has(modifier))
    ? STRONG
    : before.some((modifier) => lexicon.weaker.has(modifier))
      ? WEAK
      : OPINION;
  return isNegated ? -opinion.sign * strength : opinion.sign * strength;
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

/** "I would recommend it" is an opinion, and "It would be nice" is none. */
const RECOMMENDING = /^(?:recommend|doporuč)/;
const CONDITIONAL = /^(?:would|can|by(?:ch|chom)|chtěl[ai]?)$/;

/**
 * Finds words of opinion that a hope, a condition, or a question is about, or a negation that may be
 * about something else: "I don't think that the food was good", "Nothing in the hotel was pleasant".
 */
function findUnclear(
  tokens: Token[],
  words: string[],
  values: number[],
  { but, next, negation, regret, unreal }: Lexicon,
): (at: number) => boolean {
  const isUnreal = words.map(
    (word, at) => word === UNREAL || (values[at] === 0 && !negation.has(word) && unreal.test(word)),
  );
  const isRegret = words.map((word) => regret.test(word));
  const isVerb = words.map((_, at) => VERBS.has(tokens[at]?.pos ?? ''));
  const isBoundary = words.map(
    (word, at) =>
      but.has(word) ||
      (PUNCTUATION.has(word) && !isRegret[at - 1] && !SUBCLAUSE.has(words[at + 1] ?? '')),
  );
  const isAbout = (index: number, at: number): boolean =>
    (isUnreal[index]! || (isRegret[index]! && values[at]! > 0)) &&
    !(CONDITIONAL.test(words[index]!) && RECOMMENDING.test(words[at]!));
  const isDoubtedBefore = (at: number): boolean => {
    // "The waiter was not friendly and the soup was cold": "not" is judged with the word beside it.
    let clause: 'same' | 'with a verb' | 'next' = 'same';
    for (let index = at - 1; index >= 0; index -= 1) {
      const word = words[index] ?? '';
      if (isBoundary[index] || (clause === 'next' && values[index] !== 0)) return false;
      if (clause === 'same' && isVerb[index]) clause = 'with a verb';
      else if (word === 'and' && clause === 'with a verb') clause = 'next';
      if (isAbout(index, at) || (negation.has(word) && index < at - NEAR)) return true;
    }
    return false;
  };
  // "A good waiter would have apologized", "Good food is never served", "Dobré jídlo to není"
  const isDoubtedAfter = (at: number): boolean => {
    for (let index = at + 1; index < words.length; index += 1) {
      const word = words[index] ?? '';
      if (PUNCTUATION.has(word) || but.has(word) || next.has(word)) return false;
      if (isAbout(index, at)) return true;
      if (negation.has(word) && (isVerb[index - 1] || word.startsWith('ne'))) return true;
    }
    return false;
  };
  return (at) => words.at(-1) === '?' || isDoubtedBefore(at) || isDoubtedAfter(at);
}

const VERBS = new Set(['AUX', 'VERB']);

/** Words after a comma that go on with the same statement: "Nemyslím, že …". */
const SUBCLAUSE = new Set(['že', 'that', 'aby']);

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
  if (opinions.length === 0) return buildSentiment(0, 0);
  const mean = (sign: 'positive' | 'negative'): number =>
    opinions.reduce((sum, opinion) => sum + opinion[sign], 0) / opinions.length;
  return buildSentiment(mean('positive'), mean('negative'));
}

/** Sentiment of the sentences of a document, by their IDs; without those that cannot be judged. */
export function listSentenceSentiments(
  paragraphs: Paragraph[],
  language: ReadLanguage,
): Map<string, Sentiment> {
  const lexicon = getLexicon(language);
  return new Map(
    paragraphs.flatMap(({ sentences }) =>
      sentences.flatMap((sentence) => {
        const sentiment = findSentenceSentiment(sentence, lexicon);
        return sentiment ? [[sentence.id, sentiment] as const] : [];
      }),
    ),
  );
}

/** One decimal, as recorded. The label follows from the mean before it is rounded. */
function buildSentiment(positive: number, negative: number): Sentiment {
  const mean = positive + negative;
  return {
    mean: round(mean, 1),
    label: chooseLabel(mean, positive, negative),
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

function chooseLabel(mean: number, positive: number, negative: number): string {
  const isMixed = positive >= MIXED && negative <= -MIXED && Math.abs(mean) <= MIXED;
  if (isMixed) return 'ambivalent';
  if (Math.abs(mean) < LEAST) return 'neutral';
  const word = mean > 0 ? 'positive' : 'negative';
  return Math.abs(mean) >= VERY ? `very ${word}` : word;
}
