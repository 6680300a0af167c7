import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import { VFile } from 'vfile';
import { parse } from 'yaml';
import { listTypes } from '@docs/openapi';
import {
  ifMissing,
  loadContract,
  loadHistory,
  parseHistory,
  findRepository,
} from '@docs/openapi/node';
import type { HistoryEntry } from '@docs/openapi/node';
import { paragraph, strong, toBlocks } from '../mdx/blocks';
import { resolveTree } from '../mdx/resolve-page';
import { toChangeLists } from '../pages/diff-page';
import type { ChangeSource } from '../pages/diff-page';
import { products } from '@docs/geneea';
import type { Product } from '@docs/geneea';
import { findProduct } from '../find-product';

/** An entry of `/changes/` and of the feeds. */
export interface ChangeEntry extends HistoryEntry {
  area: 'API' | 'pages' | 'sandbox';
  products: Product[];
  breaking: boolean;
  /** The API that has changed; absent for pages and the sandbox. */
  source?: ChangeSource;
}

/** Newest first; on one day the APIs come before the pages. */
export function sortEntries(entries: ChangeEntry[]): ChangeEntry[] {
  const toDay = ({ date, recorded }: ChangeEntry) => date ?? recorded;
  return [...entries].sort(
    (a, b) =>
      toDay(b).localeCompare(toDay(a)) || Number(b.area === 'API') - Number(a.area === 'API'),
  );
}

/**
 * What an entry says below its title, for the page and the feeds.
 *
 * @throws when it links to something that the contract does not declare
 */
export async function toEntryContent(entry: ChangeEntry): Promise<RootContent[]> {
  const { id, note, changes, source } = entry;
  const root: Root = {
    type: 'root',
    children: [
      ...(note === undefined ? [] : toBlocks(note)),
      ...(source ? toChangeLists(source, changes, (title) => paragraph(strong(title))) : []),
    ],
  };
  const file = new VFile({ path: `changes.yaml (${id})` });
  await resolveTree(source && { contract: source.contract })(root, file);
  return root.children;
}

/** @example toDayText('2026-11-22'); // 'November 22, 2026' */
export function toDayText(day: string): string {
  return new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

/** An entry about pages or the sandbox, in `site/content/changes.yaml`. */
interface SiteEntry extends HistoryEntry {
  area: 'pages' | 'sandbox';
  products: string[];
  breaking?: boolean;
}

const SITE_FILE = 'site/content/changes.yaml';

/**
 * All entries of `/changes/`, newest first.
 *
 * @throws when two entries have the same id, or one names a product that does not exist
 */
export async function loadEntries(root = findRepository()): Promise<ChangeEntry[]> {
  const apis = await Promise.all(products.map((product) => loadApiEntries(product, root)));
  const entries = [...apis.flat(), ...(await loadSiteEntries(root))];
  const ids = entries.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) {
    throw new Error(`Two entries of changes.yaml have the id "${twice}". Rename the newer one.`);
  }
  return sortEntries(entries);
}

async function loadApiEntries(product: Product, root: string): Promise<ChangeEntry[]> {
  const { contract } = product;
  if (contract === undefined) return [];
  const document = await loadContract(contract, root);
  const source = { contract, document, types: listTypes(document) };
  return (await loadHistory(contract, root)).map((entry) => ({
    ...entry,
    area: 'API',
    products: [product],
    breaking: entry.changes.some(({ breaking }) => breaking),
    source,
  }));
}

async function loadSiteEntries(root: string): Promise<ChangeEntry[]> {
  const text = await readFile(path.join(root, SITE_FILE), 'utf8').catch(ifMissing('[]'));
  const keys = ['area', 'products', 'breaking'];
  return parseHistory<SiteEntry>(SITE_FILE, parse(text), keys).map((entry) => ({
    ...entry,
    area: entry.area,
    breaking: entry.breaking ?? false,
    products: entry.products.map((id) => findProduct(id, `${SITE_FILE}, "${entry.id}",`)),
  }));
}
