/**
 * How size and query time of the index grow with the number of pages. It needs no build.
 * Run: `npx tsx benchmarks/search-growth.ts`
 */
import { gzipSync } from 'node:zlib';
import { loadContext } from '@docusaurus/core/lib/server/site';
import type { Options, PluginOptions } from '@docusaurus/plugin-content-docs';
import type { OptionValidationContext } from '@docusaurus/types';
import { normalizePluginOptions } from '@docusaurus/utils-validation';
import { loadSource } from '#docs-model/facts/source';
import { products } from '#products';
import { searchPages } from '../testing/search-pages';
import productDocs from '../plugins/docs';
import { indexPage, indexPages } from '../plugins/local-search/index-page';
import type { IndexedPage } from '../plugins/local-search/index-page';
import { listPages } from '../plugins/local-search/list-pages';
import { loadWrittenSource, OTHER_PAGES, toOpenApiPage } from '../plugins/local-search/other-pages';
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

/** The pages of the site by product, indexed as the build indexes them, without a build. */
async function loadIndexedPages(): Promise<Map<string, IndexedPage[]>> {
  const context = await loadContext({ siteDir: process.cwd() });
  const instances = (context.siteConfig.plugins as [unknown, Options][]).filter(
    (plugin) => Array.isArray(plugin) && products.some(({ id }) => id === plugin[1].id),
  );
  const { document, operations } = await loadSource('media-v2');
  const outline = { description: document.info.title, operations };
  const openApi = toOpenApiPage(outline, { baseUrl: '/', breadcrumb: ['Media API v2'] });
  const sources = await Promise.all(
    OTHER_PAGES.map((name) => loadWrittenSource(process.cwd(), name, '/')),
  );
  const others = await Promise.all(
    sources.flatMap((source) => (source === undefined ? [] : [indexPage(source)])),
  );
  const entries = await Promise.all(
    instances.map(async ([, options]): Promise<[string, IndexedPage[]]> => {
      const validation = {
        validate: normalizePluginOptions,
        options,
      } as unknown as OptionValidationContext<Options | undefined, PluginOptions>;
      const plugin = await productDocs(context, productDocs.validateOptions(validation));
      const content = await plugin.loadContent!();
      const product = products.find(({ id }) => id === options.id)!;
      const current = content.loadedVersions.find((version) => version.isLast)!;
      const pages = await indexPages(listPages(current, product, context), context.siteDir);
      return [product.id, product.contract === 'media-v2' ? [...pages, openApi, ...others] : pages];
    }),
  );
  return new Map(entries);
}

void main();
