import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { loadFreshModule } from '@docusaurus/utils';
import type { Product } from '#products';
import { writePages } from '#docs-model/pages/node/write-pages';
import { freezePage } from './freeze-page';
import { addVersion } from './versions';

/**
 * Writes a copy of a product's pages, where plugin-content-docs looks for old versions. Pages that
 * the build makes from the contract are made first, and everything that a page takes from elsewhere
 * is put into the copy: a version must not change when the contract or an example does.
 *
 * @returns how many pages there are
 */
export async function freezeVersion(product: Product, version: string): Promise<number> {
  const { id, contract } = product;
  const source = path.join('content', id);
  if (contract !== undefined) await writePages(contract, source);
  const target = path.join(`${id}_versioned_docs`, `version-${version}`);
  const names = await listPages(source);
  // One after the other: an error names the first page that cannot be frozen.
  const pages: [string, string][] = [];
  for (const name of names) {
    const file = path.join(source, name);
    pages.push([path.join(target, name), await freezePage(file, product, version)]);
  }
  for (const [file, text] of pages) await write(file, text);
  const sidebars = (await loadFreshModule(path.resolve(source, 'sidebar.ts'))) as SidebarsConfig;
  await write(
    path.join(`${id}_versioned_sidebars`, `version-${version}-sidebars.json`),
    `${JSON.stringify(sidebars, null, 2)}\n`,
  );
  await addVersion(id, version);
  return pages.length;
}

async function listPages(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => /\.mdx?$/.test(name)).sort();
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
