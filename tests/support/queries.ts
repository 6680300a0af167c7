import { readFileSync } from 'node:fs';

export interface ExpectedQuery {
  query: string;
  /** URLs that are equally good. */
  expect: string[];
  rank: 'first' | 'two' | 'three';
  /** Id of the product that is being read; empty on the home page. */
  reading: string;
}

const LINE = /^(?:\[(?<reading>\w+)\] )?(?<query>.+) → (?<rank>first|two|three) (?<urls>\/.*)$/;

/** The queries of `queries.txt`, by family. */
export function readQueries(): { family: string; queries: ExpectedQuery[] }[] {
  const [, ...families] = readFileSync('tests/search/queries.txt', 'utf8').split(/^# /m);
  return families.map((text) => {
    const [family = '', ...lines] = text
      .trim()
      .replace(/\n {2}/g, ' ')
      .split('\n');
    return { family, queries: lines.map(toQuery) };
  });
}

function toQuery(line: string): ExpectedQuery {
  const { query, rank, reading = '', urls } = LINE.exec(line)?.groups ?? {};
  if (!query || !urls) throw new Error(`tests/search/queries.txt: not "query → rank URL": ${line}`);
  return { query, expect: urls.split(' '), rank: rank as ExpectedQuery['rank'], reading };
}

/** The largest rank that is good enough. */
export const MOST = { first: 1, two: 2, three: 3 };

/**
 * The rank of the best wanted hit, as readers see the list; 0 is none. `first` and `two` count hits. `three`
 * counts pages in the group of a product: further hits of a page are below its first one.
 */
export function findRank({ expect, rank }: ExpectedQuery, urls: string[]): number {
  const ranks = urls.flatMap((url, index) => {
    if (!expect.some((expected) => isAt(url, expected))) return [];
    return [rank === 'three' ? countPages(urls.slice(0, index + 1)) : index + 1];
  });
  return ranks.length === 0 ? 0 : Math.min(...ranks);
}

/** Pages of the product of the last hit. */
function countPages(urls: string[]): number {
  const pages = urls.map((url) => url.replace(/#.*/, ''));
  const toProduct = (page = '') => page.split('/')[1];
  return new Set(pages.filter((page) => toProduct(page) === toProduct(pages.at(-1)))).size;
}

/** An expectation without an anchor is met by any place of the page. */
function isAt(url: string, expected: string): boolean {
  return expected.includes('#') ? url === expected : url.split('#')[0] === expected;
}

export interface Question {
  words: string;
  sentence: string;
  /** Pages that answer it. */
  pages: string[];
}

/** The questions of `questions.txt`. */
export function readQuestions(): Question[] {
  const lines = readFileSync('tests/search/questions.txt', 'utf8').trim().split('\n');
  return lines.slice(lines.indexOf('') + 1).map((line) => {
    const [words = '', sentence, urls] = line.split(/ \| | → /);
    if (!sentence || !urls) {
      throw new Error(`tests/search/questions.txt: not "key words | question → URLs": ${line}`);
    }
    return { words, sentence, pages: urls.split(' ') };
  });
}

/** The position of the first page that answers, among the pages of the hits; 0 is none. */
export function findPageRank(pages: string[], urls: string[]): number {
  const listed = [...new Set(urls.map((url) => url.replace(/#.*/, '')))];
  return listed.findIndex((url) => pages.includes(url)) + 1;
}
