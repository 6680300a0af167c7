import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { NamesFile, TextsFile } from './index-files';
import type { SearchIndex } from './search-in-memory';

/**
 * Reads the index of the current versions from a built site; it is empty where there is none.
 *
 * @param contexts the products by their ids; pages of a deprecated one come last
 */
export async function loadIndex(
  contexts: readonly { id: string; deprecated?: boolean; shared?: boolean }[],
  build = 'build',
): Promise<SearchIndex> {
  const folder = path.join(build, 'assets/search');
  if (!existsSync(folder)) return {};
  const files = await readdir(folder);
  const read = async <File>(name: string): Promise<File> => {
    const file = files.find((entry) => entry.startsWith(name) && entry.endsWith('.json'));
    if (!file) throw new Error(`${folder}/ has no ${name}. Run: npm run build`);
    return JSON.parse(await readFile(path.join(folder, file), 'utf8')) as File;
  };
  const entries = contexts.map(async ({ id, deprecated: isDeprecated, shared: isShared }) => [
    id,
    {
      names: await read<NamesFile>(`${id}-names.index.`),
      texts: await read<TextsFile>(`${id}-texts.index.`),
      ...{ isDeprecated, isShared },
    },
  ]);
  return Object.fromEntries(await Promise.all(entries)) as SearchIndex;
}
