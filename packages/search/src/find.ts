import MiniSearch from 'minisearch';
import type { Query as IndexQuery, QueryCombination } from 'minisearch';
import { Level } from './hit';
import { isAlike } from './similar-words';
import { memoizeByKey } from './memoize';
import { dropStopWords, listSynonymousQueries, buildQuery } from './query';
import type { Query, QueryWord } from './query';
import { rank, WEIGHTS } from './rank';
import type { Found } from './rank';
import { listNameRecords } from './records';
import type { NameRecord, Names } from './records';
import type { TextIndex } from './text-index';
import { toTokens } from './tokens';

export interface NameIndex {
  names: Names;
  records: NameRecord[];
  index: MiniSearch;
  byName: Map<string, NameRecord[]>;
  /** All words and parts of words. */
  terms: Set<string>;
}

/** Beyond that many candidates of one step the rest is worse. */
const MOST_CANDIDATES = 400;

const LEAST_SCORE = 6;

export function createNameIndex(names: Names): NameIndex {
  const records = listNameRecords(names);
  // Above all records of a page is the same.
  const toTokensAbove = memoizeByKey(toTokens);
  const terms = new Set<string>();
  const index = new MiniSearch({
    fields: ['text', 'above'],
    tokenize: (text, field) => (field === 'above' ? toTokensAbove(text) : toTokens(text)),
    // Nothing is cut off or left out: `and` and `like` matter inside phrases.
    processTerm: (term) => {
      terms.add(term);
      return term;
    },
    searchOptions: { tokenize: (term) => [term], processTerm: (term) => term, boost: { text: 4 } },
  });
  index.addAll(
    records.map(({ text, also = '', above }, id) => ({ id, text: `${text} ${also}`, above })),
  );
  const byName = new Map<string, NameRecord[]>();
  records.forEach((record) =>
    record.names.forEach((name) => byName.set(name, [...(byName.get(name) ?? []), record])),
  );
  return { names, records, index, byName, terms };
}

/**
 * Finds names that contain all words of a query, or all that tell something, or synonyms. A typo is
 * forgiven where a word is unknown.
 */
export function findByName(index: NameIndex, query: Query, texts: TextIndex): Found[] {
  const telling = dropStopWords(query);
  const isWord = ({ joined }: QueryWord) => index.terms.has(joined) || texts.isWord(joined);
  // The name of a field in a sentence: “what is a gkbId”.
  const code = buildQuery(telling.words.filter(({ parts }) => parts.length > 1));
  const isTold = 2 * telling.words.length > query.words.length || telling.words.length > 1;
  const exact = (index.byName.get(query.name) ?? []).map((record) => ({
    record,
    // If several records have this name, the product itself is meant.
    rank: { level: Level.Name, score: WEIGHTS[record.type] + (record.at.join() === '0' ? 1 : 0) },
    match: {},
  }));
  const onlyOwn = { ...literally(telling), fields: ['text'] };
  const steps: (() => Found[])[] = [
    () => run(index, Level.All, query, literally(query)),
    () => (isTold ? run(index, Level.All, telling, onlyOwn) : []),
    () => (code.words.length > 0 ? run(index, Level.All, code, literally(code)) : []),
    () =>
      listSynonymousQueries(query, texts.listSynonyms()).flatMap((same) =>
        run(index, Level.All, same, literally(same)).map(soften),
      ),
    () =>
      telling.words.every(isWord)
        ? []
        : run(index, Level.Alike, telling, literally(telling, [...index.terms])),
  ];
  const matches = steps.reduce<Found[]>((found, step) => (found.length > 0 ? found : step()), []);
  return [...exact, ...matches];
}

/** Another word for the same is less sure; where it is a part of a name, no more than a text. */
function soften({ rank, ...match }: Found): Found {
  const level = rank.score < LEAST_SCORE ? Level.Text : rank.level;
  return { ...match, rank: { level, score: rank.score * 0.8 } };
}

function run({ records, index }: NameIndex, level: Level, query: Query, ask: IndexQuery): Found[] {
  return index
    .search(ask)
    .slice(0, MOST_CANDIDATES)
    .flatMap(({ id, match }) => {
      const record = records[id as number]!;
      const rated = rank(record, query, match, level);
      return rated === undefined ? [] : [{ record, rank: rated, match }];
    });
}

/** All words, each as typed or as a beginning; or like one of the words, if these are given. */
function literally({ words }: Query, known: string[] = []): QueryCombination {
  return { combineWith: 'AND', queries: words.map((word) => buildLiteral(word, known)) };
}

function buildLiteral({ parts, joined, isOpen }: QueryWord, known: string[]): IndexQuery {
  const buildTerms = (typed: string, prefix: boolean): QueryCombination => ({
    combineWith: 'OR',
    queries: [{ queries: [typed], prefix }, ...known.filter((term) => isAlike(typed, term))],
  });
  const whole = buildTerms(joined, isOpen || joined.length > 2);
  if (parts.length < 2) return whole;
  const last = parts.length - 1;
  const each = parts.map((term, index) => buildTerms(term, isOpen && index === last));
  return { combineWith: 'OR', queries: [whole, { combineWith: 'AND', queries: each }] };
}
