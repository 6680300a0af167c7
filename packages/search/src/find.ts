import type { TextsFile } from './index-files';
import MiniSearch from 'minisearch';
import type { Query as IndexQuery, SearchResult } from 'minisearch';
import { Level } from './hit';
import type { Rank } from './hit';
import { countForgiven } from './similar-words';
import { memoizeByKey } from './memoize';
import { listRespelledQueries, listSynonymousQueries, withoutStopWords } from './query';
import type { Query, QueryWord } from './query';
import { rank, toPlainText } from './rank';
import type { Match } from './rank';
import type { SearchRecord } from './records';
import { toTokens } from './tokens';

export interface RecordIndex {
  records: SearchRecord[];
  index: MiniSearch<{ id: number }>;
  /** All words and parts of words. */
  terms: Set<string>;
}

export interface Found {
  record: SearchRecord;
  rank: Rank;
  match: Match;
}

/** Beyond that many candidates of one step the rest is worse. */
const MOST_CANDIDATES = 400;

/** Enough to fill the list after hits of the same page are joined. */
const ENOUGH = 24;

/** Adds in steps, so that queries get their hits meanwhile. */
const STEP = 100;

export function createRecordIndex(records: SearchRecord[]): RecordIndex {
  // Above all records of a page is the same.
  const toTokensAbove = memoizeByKey(toTokens);
  const terms = new Set<string>();
  return {
    records,
    terms,
    index: new MiniSearch<{ id: number }>({
      fields: ['text', 'above'],
      extractField: ({ id }, field) => {
        const record = records[id];
        if (field === 'text') return `${record?.text ?? ''} ${record?.also ?? ''}`;
        return field === 'above' ? (record?.above ?? '') : (id as unknown as string);
      },
      tokenize: (text, field) => (field === 'above' ? toTokensAbove(text) : toTokens(text)),
      // Nothing is cut off or left out: `and` and `like` matter inside phrases.
      processTerm: (term) => {
        terms.add(term);
        return term;
      },
      searchOptions: {
        tokenize: (term) => [term],
        processTerm: (term) => term,
        boost: { text: 4 },
      },
    }),
  };
}

export async function fillInSteps({ records, index }: RecordIndex): Promise<void> {
  await index.addAllAsync(toEntries(records), { chunkSize: STEP });
}

export function fill({ records, index }: RecordIndex): void {
  index.addAll(toEntries(records));
}

function toEntries(records: SearchRecord[]): { id: number }[] {
  return records.map((_, id) => ({ id }));
}

/**
 * Finds records in steps, from what was typed to what may have been meant; a later step is taken
 * only when the earlier ones found little.
 *
 * @param indexes the names, then the texts when they are there
 * @param synonyms come with the texts
 */
export function find(
  indexes: RecordIndex[],
  query: Query,
  synonyms: TextsFile['synonyms'] = [],
): Found[] {
  const core = withoutStopWords(query);
  const isTerm = (word: string) => indexes.some(({ terms }) => terms.has(word));
  if (isShort(query)) {
    const matches = run(indexes.slice(0, 1), Level.All, query, literally(query));
    if (matches.length >= ENOUGH) return matches;
  }
  const steps: (() => Found[])[] = [
    () => run(indexes, Level.All, query, literally(query)),
    () =>
      listSynonymousQueries(query, synonyms).flatMap((same) =>
        soften(run(indexes, Level.All, same, literally(same))),
      ),
    () =>
      listRespelledQueries(query, isTerm).flatMap((same) =>
        soften(
          run(indexes, Level.All, same, literally(same)).filter(({ record }) =>
            toPlainText(record).includes(same.phrase),
          ),
        ),
      ),
    () => (core ? run(indexes, Level.Alike, core, literally(core)) : []),
    () => run(indexes, Level.Alike, query, forgivingly(query)),
    () => run(indexes, Level.Some, core ?? query, partly(core ?? query)),
  ];
  return steps.reduce<Found[]>(
    (matches, step) => (matches.length < ENOUGH ? [...matches, ...step()] : matches),
    [],
  );
}

/** A letter or two begin words in most texts; where names begin with them, these are meant. */
function isShort({ words }: Query): boolean {
  return words.length === 1 && (words[0]?.joined.length ?? 0) <= 2;
}

/** Another word for the same is a little less sure than the word itself. */
function soften(matches: Found[]): Found[] {
  return matches.map((match) => ({
    ...match,
    rank: { level: Math.min(match.rank.level, Level.All), score: match.rank.score * 0.8 },
  }));
}

function run(indexes: RecordIndex[], level: Level, query: Query, ask: IndexQuery): Found[] {
  return indexes.flatMap(({ records, index }) =>
    index
      .search(ask)
      .slice(0, MOST_CANDIDATES)
      .flatMap((result: SearchResult) => {
        const record = records[result.id as number];
        if (!record) return [];
        const rated = rank(record, query, result.match, level);
        return rated === undefined ? [] : [{ record, rank: rated, match: result.match }];
      }),
  );
}

/** All words, each as typed or as a beginning. */
function literally({ words }: Query): IndexQuery {
  return { combineWith: 'AND', queries: words.map(toLiteral) };
}

function toLiteral(word: QueryWord): IndexQuery {
  const whole = {
    queries: [word.joined],
    prefix: word.isOpen || (!word.isWhole && word.joined.length > 2),
  };
  if (word.parts.length < 2) return whole;
  const parts = {
    combineWith: 'AND' as const,
    queries: word.parts.map((term, index) => ({
      queries: [term],
      prefix: word.isOpen && index === word.parts.length - 1,
    })),
  };
  return { combineWith: 'OR', queries: [whole, parts] };
}

/** All words, each with at most one slip. */
function forgivingly({ words }: Query): IndexQuery {
  return { combineWith: 'AND', queries: words.map((word) => toForgiving(word, 1)) };
}

/** Any of the words, with one slip, or two in a long word. */
function partly({ words }: Query): IndexQuery {
  return { combineWith: 'OR', queries: words.map((word) => toForgiving(word, 2)) };
}

function toForgiving(word: QueryWord, typos: number): IndexQuery {
  const alternatives: IndexQuery[] = [toLiteral(word), ...toAlike(word.joined, typos)];
  if (word.parts.length > 1) {
    const parts = word.parts.map((term) => ({
      combineWith: 'OR' as const,
      queries: [term, ...toAlike(term, typos)],
    }));
    alternatives.push({ combineWith: 'AND', queries: parts });
  }
  return { combineWith: 'OR', queries: alternatives };
}

function toAlike(term: string, typos: number): IndexQuery[] {
  const fuzzy = Math.min(typos, countForgiven(term));
  return fuzzy === 0 ? [] : [{ queries: [term], fuzzy }, ...listExchanged(term)];
}

/** The index counts two exchanged letters as two typos. @example listExchanged('teh'); // ['eth', 'the'] */
function listExchanged(term: string): string[] {
  return Array.from({ length: term.length - 1 }, (_, at) =>
    [term.slice(0, at), term[at + 1], term[at], term.slice(at + 2)].join(''),
  );
}
