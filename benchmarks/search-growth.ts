/**
 * How size and query time of the index grow with the number of pages. It needs no build.
 * Run: `npx tsx benchmarks/search-growth.ts`
 */
import { gzipSync } from 'node:zlib';
import type { IndexedPage } from '#plugins/local-search/index-page';
import { loadIndexedPages } from '../testing/load-site';
import { searchPages } from '../testing/search-pages';
import { toMedian } from './report';

interface Growth {
  pages: number;
  /** After compression with gzip. */
  namesBytes: number;
  textsBytes: number;
  loadMs: number;
  /** Median and slowest of the queries, in Node. */
  queryMs: number;
  slowestQueryMs: number;
}

const QUERIES = [
  'returnObjectFields',
  'photos recommend',
  'how do I page through photos',
  'sentimant',
  'e',
  'tag',
  'the language of the article',
];

const COUNTS = [230, 1000, 4000];

const ROUNDS = 5;

async function main(): Promise<void> {
  const site = [...(await loadIndexedPages()).values()].flat();
  const growth: Growth[] = [];
  for (const count of COUNTS) growth.push(await measure(repeat(site, count)));
  console.table(growth);
}

/** The pages of the site, again and again, under other names: the same place would be one hit. */
function repeat(site: IndexedPage[], count: number): IndexedPage[] {
  return Array.from({ length: count }, (_, index) => {
    const page = site[index % site.length]!;
    const round = Math.floor(index / site.length);
    if (round === 0) return page;
    const { u, t } = page.names;
    return { ...page, names: { ...page.names, u: `${u}${round}/`, t: `${t} ${round}` } };
  });
}

async function measure(pages: IndexedPage[]): Promise<Growth> {
  const search = searchPages(new Map([['all', pages]]));
  const start = performance.now();
  await search.loadIndexes('/', '');
  const loadMs = performance.now() - start;
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const query of QUERIES) {
      const asked = performance.now();
      await search.search('/', '', query);
      times.push(performance.now() - asked);
    }
  }
  return {
    pages: pages.length,
    namesBytes: measureBytes({ pages: pages.map(({ names }) => names) }),
    textsBytes: measureBytes({ pages: pages.map(({ texts }) => texts) }),
    loadMs: Math.round(loadMs),
    queryMs: Math.round(toMedian(times)),
    slowestQueryMs: Math.round(Math.max(...times)),
  };
}

function measureBytes(file: object): number {
  return gzipSync(JSON.stringify(file)).length;
}

void main();
