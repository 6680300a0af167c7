import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { parseHistory } from '#contract/history';
import type { HistoryEntry } from '#contract/history';
import { ifMissing } from '#contract/if-missing';
import { listTypes } from '#contract/list-types';
import { loadContract } from '#contract/load';
import { loadHistory } from '#contract/load-history';
import { suggest } from '#contract/suggest';
import { products } from '#products';
import type { Product } from '#products';
import { sortEntries } from './entry';
import type { ChangeEntry } from './entry';

/** An entry about pages or the sandbox, in `content/changes.yaml`. */
interface SiteEntry extends HistoryEntry {
  area: 'pages' | 'sandbox';
  products: string[];
  breaking?: boolean;
}

const SITE_FILE = 'content/changes.yaml';

/**
 * All entries of `/changes/`, newest first.
 *
 * @throws when two entries have the same id, or one names a product that does not exist
 */
export async function loadEntries(root = process.cwd()): Promise<ChangeEntry[]> {
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
    products: entry.products.map((id) => findProduct(id, entry.id)),
  }));
}

function findProduct(id: string, entry: string): Product {
  const product = products.find((candidate) => candidate.id === id);
  if (product) return product;
  const known = products.map((candidate) => candidate.id);
  throw new Error(`${SITE_FILE}, "${entry}", names the product "${id}". ${suggest(id, known)}`);
}
