import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { contractNames, products, provider } from '@docs/vendor';
import { loadEntries, buildEntryContent } from '@docs/docs-model/changes';
import { loadSource } from '@docs/docs-model';
import { buildApiIndex } from '@docs/docs-model/json-index';
import { printBlocks } from '@docs/docs-model/markdown';
import { loadContracts, slimContracts } from '@docs/sandbox/node';
import { loadIndex } from '@docs/search/in-memory';
import type { ListedChange, McpData } from './data';

/** Reads the data of the tools: the contracts, and the pages of the built site if there is one. */
export async function loadMcpData(build = 'build'): Promise<McpData> {
  return {
    site: provider.site,
    pages: await loadPages(build),
    searchIndex: await loadIndex(products, build),
    index: await loadApiIndex(build),
    contracts: slimContracts(await loadContracts()),
    changes: await loadChanges(),
  };
}

/** The changes that the tool `list_changes` reads. */
async function loadChanges(): Promise<ListedChange[]> {
  const page = `${provider.site}/changes/`;
  return Promise.all(
    (await loadEntries()).map(async (entry) => ({
      title: entry.title,
      date: entry.date ?? null,
      ...(entry.date === undefined && { before: entry.recorded }),
      products: entry.products.map(({ route }) => route),
      api: entry.source.contract,
      breaking: entry.breaking,
      text: printBlocks(await buildEntryContent(entry), (url) => new URL(url, page).href).trim(),
      url: `${page}#${entry.id}`,
    })),
  );
}

/** A built site contains it, which saves computing it again. */
async function loadApiIndex(build: string): Promise<McpData['index']> {
  const file = path.join(build, 'api-index.json');
  if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8')) as McpData['index'];
  return buildApiIndex(await Promise.all(contractNames.map(loadSource)), provider.site);
}

/** Files with other names than `index.md` are sections of long pages, or copies of pages below. */
async function loadPages(build: string): Promise<McpData['pages']> {
  const names = existsSync(build) ? await readdir(build, { recursive: true }) : [];
  const pages = names
    .filter((name) => name.endsWith('.md') && !/^(samples|\.well-known)\b/.test(name))
    .filter((name) => !existsSync(path.join(build, name.slice(0, -3), 'index.md')))
    .sort();
  const entries = pages.map(async (name): Promise<[string, string]> => [
    `/${name.split(path.sep).join('/')}`,
    await readFile(path.join(build, name), 'utf8'),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}
