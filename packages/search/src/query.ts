import type { Synonyms } from './index-files';
import { joinWordParts, listSearchWords, toStem } from './tokens';
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
}

/** Longer texts are no queries; their beginning is searched. */
const LONGEST_QUERY = 300;
const MOST_WORDS = 12;
const LONGEST_WORD = 60;

/* eslint-disable no-restricted-syntax -- words of readers, not ours */
/** Words that say nothing about the subject: those of grammar, and what every question contains. */
const STOP_WORDS = new Set(
  (
    'a able about again all already also always am an and another any anyone anything anywhere ' +
    'are as at be because been being both but by can certain come could did different directly do ' +
    'does doing done each either else enough ever every everything exactly find for from get give ' +
    'given go going good got had happen happens has have having help here how i if in instead ' +
    'into is it its itself just keep kind know let look make many may me mean means might must my ' +
    'need no of often on once one only our out own particular please possible properly put really ' +
    'same say see shall she should show so some someone something somewhere still such sure take ' +
    'tell than that the their them then there they thing this those through to too us used useful ' +
    'using very want was way we well were what when where whether while who whole whom whose why ' +
    'will with work would you your yours'
  ).split(' '),
);
/* eslint-enable no-restricted-syntax */

/** A text of signs only, as `{{`, is searched for these signs: synonyms say what they are. */
const LONGEST_SIGN = 3;

export function parseQuery(typed: string): Query {
  const text = typed.slice(0, LONGEST_QUERY);
  const typedWords = listSearchWords(text);
  const words = (typedWords.length > 0 ? typedWords : listSigns(text)).slice(0, 3 * MOST_WORDS);
  return buildQuery(
    words.map((word, index) => ({
      parts: word.map((token) => token.text.slice(0, LONGEST_WORD)),
      joined: joinWordParts(word).slice(0, LONGEST_WORD),
      isOpen: index === words.length - 1,
    })),
  );
}

export function buildQuery(words: QueryWord[]): Query {
  return { words, name: words.map(({ joined }) => joined).join('') };
}

function listSigns(text: string): Word[] {
  const signs = text.split(/\s+/).filter(({ length }) => length > 0 && length <= LONGEST_SIGN);
  return signs.map((sign) => [{ text: sign, start: 0 }]);
}

/** Beside a status these words add nothing: “404 error” is “404”. */
const STATUS_WORDS = new Set(
  'error errors status code http client url service unavailable bad gateway'.split(' '),
);

/** The query without its stop words, as long as others remain. */
export function dropStopWords({ words }: Query): Query {
  const hasStatus = words.some(({ joined }) => /^[1-5]\d\d$/.test(joined));
  const telling = words.filter(
    ({ joined }) => !STOP_WORDS.has(joined) && !(hasStatus && STATUS_WORDS.has(joined)),
  );
  return buildQuery((telling.length > 0 ? telling : words).slice(0, MOST_WORDS));
}

/** The queries that mean the same as a query, with one of its words or phrases replaced. */
export function listSynonymousQueries({ words }: Query, synonyms: Synonyms): Query[] {
  const typed = words.map((word) => toStem(word.joined));
  return synonyms.flatMap(([from, to]) => {
    const phrase = from.split(' ').map(toStem);
    const start = typed.findIndex((_, index) =>
      phrase.every((stem, offset) => typed[index + offset] === stem),
    );
    if (start < 0) return [];
    const said = parseQuery(to).words.map((word) => ({ ...word, isOpen: false }));
    return [buildQuery([...words.slice(0, start), ...said, ...words.slice(start + phrase.length)])];
  });
}
