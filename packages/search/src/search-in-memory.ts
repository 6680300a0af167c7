import { createSearch } from './create-search';
import type { Search } from './create-search';
import type { IndexFiles, NamesFile, TextsFile } from './index-files';

/** The files of the current versions by the ID of their product. */
export type SearchIndex = Record<
  string,
  Omit<IndexFiles, 'names' | 'texts'> & { names: NamesFile; texts: TextsFile }
>;

/** The search over files that are at hand; its version path is `/`. */
export function searchInMemory(index: SearchIndex): Search {
  const indexFiles = Object.entries(index).map(([id, files]): [string, IndexFiles] => [
    id,
    { ...files, names: `${id} names`, texts: `${id} texts` },
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
