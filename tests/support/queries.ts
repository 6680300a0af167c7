import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export interface ExpectedQuery {
  query: string;
  /** URLs that are equally good. */
  expect: string[];
  rank: 'first' | 'two' | 'three';
  /** Id of the product that is being read; empty on the home page. */
  reading: string;
}

interface Family {
  family: string;
  queries: (Omit<ExpectedQuery, 'expect' | 'reading'> & {
    expect: string | string[];
    reading?: string;
  })[];
}

/** The queries of `queries.yaml`, by family. */
export function readQueries(): { family: string; queries: ExpectedQuery[] }[] {
  const families = parse(readFileSync('tests/search/queries.yaml', 'utf8')) as Family[];
  return families.map(({ family, queries }) => ({
    family,
    queries: queries.map(({ expect, reading = '', ...rest }) => ({
      ...rest,
      expect: [expect].flat(),
      reading,
    })),
  }));
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
