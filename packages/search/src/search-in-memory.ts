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
  const indexFiles = Object.entries(index).map(([id, { isDeprecated }]): [string, IndexFiles] => [
    id,
    { names: `${id} names`, texts: `${id} texts`, ...(isDeprecated && { isDeprecated }) },
  ]);
  return createSearch({
    basePath: '/',
    indexFiles: { '/': Object.fromEntries(indexFiles) },
    download: async <File>(url: string) => {
      const [id = '', kind] = url.split(' ');
      return index[id]?.[kind as 'names' | 'texts'] as File;
    },
  });
}
