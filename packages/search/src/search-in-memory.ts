import { createSearch } from './create-search';
import type { Search } from './create-search';
import type { IndexFiles, NamesFile, TextsFile } from './index-files';

/** The files of the current versions by the ID of their product. */
export type SearchIndex = Record<
  string,
  { names: NamesFile; texts: TextsFile; isDeprecated?: true }
>;

/** The search over files that are at hand; its version path is `/`. */
export function searchInMemory(index: SearchIndex): Search {
  const files = new Map<string, unknown>();
  const urls = Object.entries(index).map(
    ([id, { names, texts, ...rest }]): [string, IndexFiles] => {
      files.set(`${id}-names`, names);
      files.set(`${id}-texts`, texts);
      return [id, { names: `${id}-names`, texts: `${id}-texts`, ...rest }];
    },
  );
  return createSearch({
    basePath: '/',
    indexFiles: { '/': Object.fromEntries(urls) },
    download: async <File>(url: string) => files.get(url) as File,
  });
}
