import type { TextsFile } from './index-files';
import { join, listWords } from './tokens';
import type { Word } from './tokens';

/** A query, cut into words. */
export interface Query {
  words: QueryWord[];
  /** Without spaces and signs: `v2photos`. */
  name: string;
}

export interface QueryWord {
  parts: string[];
  /** `returnobj` */
  joined: string;
  /** Whether more may follow: the last word is still being typed. */
  isOpen: boolean;
  /** Whether only this very word is meant, not one that begins with it. */
  isWhole?: boolean;
}

/** Longer texts are no queries; their beginning is searched. */
const LONGEST_QUERY = 300;
const MOST_WORDS = 12;
const LONGEST_WORD = 60;

/** Words that say nothing about the subject. They are dropped as long as two others remain. */
const STOP_WORDS = new Set(
  (
    'a an and are as at be by can do does for from get has have how if in into is it its ' +
    'i mean means my of on ' + // eslint-disable-line no-restricted-syntax -- words of readers, not ours
    'or our so that the their there this through to use using was we what when where which who ' +
    'why will with you your'
  ).split(' '),
);

/** A text of signs only, as `{{`, is searched for these signs: synonyms say what they are. */
const LONGEST_SIGN = 3;

export function parseQuery(typed: string): Query {
  const text = typed.slice(0, LONGEST_QUERY);
  const typedWords = listWords(text);
  const all = typedWords.length > 0 ? typedWords : listSigns(text);
  const telling = all.filter((word) => !STOP_WORDS.has(join(word)));
  const words = (telling.length > 1 ? telling : all).slice(0, MOST_WORDS);
  return {
    words: words.map((word, index) => ({
      parts: word.map((token) => token.text.slice(0, LONGEST_WORD)),
      joined: join(word).slice(0, LONGEST_WORD),
      isOpen: index === words.length - 1,
    })),
    name: join(words.flat()),
  };
}

function listSigns(text: string): Word[] {
  const signs = text.split(/\s+/).filter(({ length }) => length > 0 && length <= LONGEST_SIGN);
  return signs.map((sign) => [{ text: sign, start: 0 }]);
}

/** A query in which some words are replaced by others that stand together. */
interface Respelled extends Query {
  phrase: string;
}

/**
 * The queries with two words as one (`web hook`) or one word as two (`ratelimit`).
 *
 * @param isTerm whether the texts have a word
 */
export function listRespelledQueries(query: Query, isTerm: (word: string) => boolean): Respelled[] {
  return query.words.flatMap((word, at) => {
    const next = query.words[at + 1];
    const joined = next && isTerm(word.joined + next.joined) ? [word.joined + next.joined] : [];
    return [
      ...joined.map((both) => replaceWords(query, at, 2, [both])),
      ...listHalves(word, isTerm).map((halves) => replaceWords(query, at, 1, halves)),
    ];
  });
}

function listHalves(
  { joined }: QueryWord,
  isTerm: (word: string) => boolean,
): [first: string, second: string][] {
  return Array.from({ length: Math.max(joined.length - 2, 0) }, (_, index) => index + 2)
    .map((at): [string, string] => [joined.slice(0, at), joined.slice(at)])
    .filter((halves) => halves.every(isTerm) && !/^\D$/.test(halves[1]));
}

function replaceWords(query: Query, at: number, count: number, texts: string[]): Respelled {
  const words = [
    ...query.words.slice(0, at),
    ...texts.map((joined) => ({ parts: [joined], joined, isOpen: false, isWhole: true })),
    ...query.words.slice(at + count),
  ];
  return { ...query, words, phrase: texts.join(' ') };
}

/** The query without its stop words; undefined when that changes nothing or leaves nothing. */
export function withoutStopWords(query: Query): Query | undefined {
  const words = query.words.filter((word) => !STOP_WORDS.has(word.joined));
  if (words.length === 0 || words.length === query.words.length) return undefined;
  return { ...query, words };
}

/** The queries that mean the same as a query, with one of its words or phrases replaced. */
export function listSynonymousQueries(query: Query, synonyms: TextsFile['synonyms']): Query[] {
  const typed = query.words.map((word) => word.joined);
  return synonyms.flatMap(([from, to]) => {
    const phrase = from.split(' ');
    const start = typed.findIndex((_, index) =>
      phrase.every((word, offset) => typed[index + offset] === word),
    );
    if (start < 0) return [];
    const replaced = parseQuery(to).words;
    return [
      {
        ...query,
        words: [
          ...query.words.slice(0, start),
          ...replaced.map((word) => ({ ...word, isOpen: false })),
          ...query.words.slice(start + phrase.length),
        ],
      },
    ];
  });
}
