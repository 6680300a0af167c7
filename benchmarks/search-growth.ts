import { gzipSync } from 'node:zlib';
import { loadIndexedPages, searchPages } from '../tests/search/load-site';

interface Growth {
  pages: number;
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

/** How size and time grow with the number of pages; the pages are those of the site, repeated. */
export async function growIndex(counts: number[]): Promise<Growth[]> {
  const site = [...(await loadIndexedPages()).values()].flat();
  const growth: Growth[] = [];
  for (const count of counts) {
    const pages = Array.from({ length: count }, (_, index) => {
      const page = site[index % site.length]!;
      const round = Math.floor(index / site.length);
      if (round === 0) return page;
      // Other names, or the hits would be the same place.
      const names = { ...page.names, u: `${page.names.u}${round}/`, t: `${page.names.t} ${round}` };
      return { ...page, names };
    });
    const search = searchPages(new Map([['all', pages]]));
    const start = performance.now();
    await search.loadIndexes('/', '');
    const loadMs = performance.now() - start;
    const times: number[] = [];
    for (const query of QUERIES) {
      const asked = performance.now();
      await search.search('/', '', query);
      times.push(performance.now() - asked);
    }
    times.sort((a, b) => a - b);
    growth.push({
      pages: count,
      namesBytes: size({ pages: pages.map(({ names }) => names) }),
      textsBytes: size({ pages: pages.map(({ texts }) => texts) }),
      loadMs: Math.round(loadMs),
      queryMs: Math.round(times[Math.floor(times.length / 2)]!),
      slowestQueryMs: Math.round(times.at(-1)!),
    });
  }
  return growth;
}

function size(file: object): number {
  return gzipSync(JSON.stringify(file)).length;
}
