import { buildNamesFile, buildTextsFile } from '../../site/src/features/search/plugin/index-module';
import type { IndexedPage } from '../../site/src/features/search/plugin/index-page';
import { products } from '@docs/vendor';
import type { Search } from '@docs/search';
import { searchInMemory } from '@docs/search/in-memory';
import type { SearchIndex } from '@docs/search/in-memory';

/** The search as it runs in the worker, over the pages of products. */
export function searchPages(pages: Map<string, IndexedPage[]>): Search {
  return searchInMemory(toSearchIndex(pages));
}

/** The files that the build would write. */
export function toSearchIndex(pages: Map<string, IndexedPage[]>): SearchIndex {
  const files = [...pages].map(([id, indexed]) => {
    const isDeprecated = products.find((product) => product.id === id)?.deprecated;
    const names = buildNamesFile(indexed.map((page) => page.names));
    return [id, { names, texts: buildTextsFile(indexed), ...(isDeprecated && { isDeprecated }) }];
  });
  return Object.fromEntries(files) as SearchIndex;
}
