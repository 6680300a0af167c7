import { readdirSync, readFileSync } from 'node:fs';
import type { IndexFiles, NamesFile, TextsFile } from '@generated/local-search/default/index-files';
import { toNamesFile, toTextsFile } from '../plugins/local-search/index-module';
import type { IndexedPage } from '../plugins/local-search/index-page';
import { products } from '#products';
import { createSearch } from '../src/features/search/engine/create-search';
import type { Search } from '../src/features/search/engine/create-search';
import { readNames } from '../src/features/search/engine/records';

const ASSETS = 'build/assets/search';

/** The pages of the built site by product, as its index has them. */
export function readIndexedPages(): Map<string, IndexedPage[]> {
  return new Map(
    products.map(({ id }) => {
      const { pages } = readNames(readIndex<NamesFile>(`${id}-names`));
      const texts = readIndex<TextsFile>(`${id}-texts`).pages;
      return [id, pages.map((names, index) => ({ names, texts: texts[index]! }))];
    }),
  );
}

function readIndex<File>(name: string): File {
  const file = readdirSync(ASSETS).find((one) => one.startsWith(name) && one.endsWith('.json'));
  if (!file) throw new Error(`${ASSETS}/ has no ${name}. Run: npm run build`);
  return JSON.parse(readFileSync(`${ASSETS}/${file}`, 'utf8')) as File;
}

/** The search as it runs in the worker, over files in memory. */
export function searchPages(pages: Map<string, IndexedPage[]>): Search {
  const files = new Map<string, unknown>();
  const urls = [...pages].map(([id, indexed]): [string, IndexFiles] => {
    files.set(`${id}-names`, toNamesFile(indexed.map(({ names }) => names)));
    files.set(`${id}-texts`, toTextsFile(indexed));
    const { deprecated } = products.find((product) => product.id === id) ?? {};
    return [
      id,
      {
        names: `${id}-names`,
        texts: `${id}-texts`,
        ...(deprecated && { isDeprecated: true as const }),
      },
    ];
  });
  return createSearch({
    basePath: '/',
    indexFiles: { '/': Object.fromEntries(urls) },
    download: async <File>(url: string) => files.get(url) as File,
  });
}
