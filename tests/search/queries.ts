import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export interface ExpectedQuery {
  query: string;
  /** Addresses that are equally good. */
  expect: string[];
  rank: 'first' | 'three';
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

/** The best of the found addresses that meets the expectation, counted from 1; 0 is none. */
export function findRank({ expect }: ExpectedQuery, addresses: string[]): number {
  return addresses.findIndex((address) => expect.some((wanted) => isAt(address, wanted))) + 1;
}

/** An expectation without an anchor is met by any place of the page. */
function isAt(address: string, wanted: string): boolean {
  return wanted.includes('#') ? address === wanted : address.split('#')[0] === wanted;
}
