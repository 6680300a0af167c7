import type { TextsFile } from './index-files';
import { join, listWords } from './tokens';

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
}

/** Longer texts are no queries; their beginning is searched. */
const LONGEST_QUERY = 300;
const MOST_WORDS = 12;
const LONGEST_WORD = 60;

/** Words that say nothing about the subject. They are dropped only when too little is found. */
const STOP_WORDS = new Set(
  (
    'a an and are as at be by can do does for from get has have how if in into is it its ' +
    'i my of on ' + // eslint-disable-line no-restricted-syntax -- words of readers, not ours
    'or our so that the their there this through to use using was we what when where which who ' +
    'why will with you your'
  ).split(' '),
);

export function parseQuery(text: string): Query {
  const all = listWords(text.slice(0, LONGEST_QUERY));
  // Of a long sentence, the words that say something.
  const telling = all.length > MOST_WORDS ? all.filter((word) => !STOP_WORDS.has(join(word))) : all;
  const words = telling.slice(0, MOST_WORDS);
  return {
    words: words.map((word, index) => ({
      parts: word.map((part) => part.text.slice(0, LONGEST_WORD)),
      joined: join(word).slice(0, LONGEST_WORD),
      isOpen: index === words.length - 1,
    })),
    name: join(words.flat()),
  };
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
        name: query.name,
        words: [
          ...query.words.slice(0, start),
          ...replaced.map((word) => ({ ...word, isOpen: false })),
          ...query.words.slice(start + phrase.length),
        ],
      },
    ];
  });
}
