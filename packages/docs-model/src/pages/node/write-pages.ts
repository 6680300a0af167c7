import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContractName } from '@docs/vendor';
import { loadSource } from '../../facts/source';
import type { Source } from '../../facts/source';
import { buildApiOverview } from '../api-overview';
import { buildExamplePages } from '../example-pages';
import { buildFieldsPage, buildOverviewPages } from '../overview-pages';
import { GENERATED_MARK, printPage } from '../../page';
import type { Page } from '../../page';
import { buildTypePage } from '../type-page';

/**
 * Writes the pages of a contract into the content of its product. Files of things that the contract no
 * longer has are removed.
 *
 * @param folder the product's content folder
 * @param given what the pages are made from, if it is not the contract of the repository
 * @returns paths of the written and removed files
 */
export async function writePages(
  contract: ContractName,
  folder: string,
  given?: Source,
): Promise<string[]> {
  const source = given ?? (await loadSource(contract));
  const isOverviewWritten = existsSync(path.join(folder, 'index.mdx'));
  const overview = isOverviewWritten ? [] : [buildApiOverview(source)];
  const pages = printPages([...overview, ...listPages(source)], contract, folder);
  const current = new Set(pages.map(({ file }) => file));
  const folders = [...new Set([...current].map((file) => path.dirname(file)))];
  const stale = (await Promise.all(folders.map(listFiles)))
    .flat()
    .filter((file) => !current.has(file));
  await Promise.all(stale.map((file) => removeGenerated(file, contract)));
  const written = await Promise.all(pages.map(writeIfChanged));
  return [...stale, ...written.filter((file) => file !== undefined)];
}

/** @throws when a page would leave the folder, or replace another page */
export function printPages(pages: Page[], contract: ContractName, folder: string) {
  const files = new Set<string>();
  return pages.map((page) => {
    const file = path.join(folder, `${page.file}.mdx`);
    if (!file.startsWith(path.join(folder, path.sep)) || files.has(file)) {
      const problem = files.has(file) ? 'is two pages' : `is outside of ${folder}`;
      throw new Error(`${file} ${problem}. Rename it in contracts/${contract}/openapi.yaml.`);
    }
    files.add(file);
    return { file, text: printPage(page, contract) };
  });
}

/** A page that a person put between the generated ones would be lost; it stops the build instead. */
async function removeGenerated(file: string, contract: ContractName): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (!text.includes(GENERATED_MARK)) {
    throw new Error(
      `${file} is in a generated folder, but contracts/${contract}/openapi.yaml declares nothing with ` +
        'that name. Declare it there, or move the page to another folder.',
    );
  }
  await rm(file);
}

/**
 * An unchanged file keeps its time, so that live reload and the cache of the build leave it alone.
 *
 * @returns the file, if it was written
 */
export async function writeIfChanged({
  file,
  text,
}: {
  file: string;
  text: string;
}): Promise<string | undefined> {
  const present = await readFile(file, 'utf8').catch(() => undefined);
  if (present === text) return undefined;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
  return file;
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.mdx'))
    .map((entry) => path.join(folder, entry.name));
}

/** All pages that are made from a contract. */
function listPages(source: Source): Page[] {
  return [
    ...buildOverviewPages(source),
    buildFieldsPage(source),
    ...source.types.map((type, index) => buildTypePage(source, type, index)),
    ...buildExamplePages(source),
  ];
}
