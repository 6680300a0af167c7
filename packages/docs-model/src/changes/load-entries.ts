import type { Root, RootContent } from 'mdast';
import { VFile } from 'vfile';
import { listTypes } from '@docs/openapi';
import { loadContract, loadHistory, findRepository } from '@docs/openapi/node';
import type { HistoryEntry } from '@docs/openapi/node';
import { paragraph, strong, parseBlocks } from '../mdx/blocks';
import { resolveTree } from '../mdx/resolve-page';
import { buildChangeLists } from './change-lists';
import type { ChangeSource } from './change-lists';
import { products } from '@docs/vendor';
import type { Product } from '@docs/vendor';

/** An entry of `/changes/` and of the feeds. */
export interface ChangeEntry extends HistoryEntry {
  products: Product[];
  breaking: boolean;
  /** The API that has changed. */
  source: ChangeSource;
}

/** Newest first. */
export function sortEntries(entries: ChangeEntry[]): ChangeEntry[] {
  const toDay = ({ date, recorded }: ChangeEntry) => date ?? recorded;
  return [...entries].sort((a, b) => toDay(b).localeCompare(toDay(a)));
}

/**
 * The content of an entry below its title, for the page and the feeds.
 *
 * @throws when it links to something that the contract does not declare
 */
export async function buildEntryContent(entry: ChangeEntry): Promise<RootContent[]> {
  const { id, note, changes, source } = entry;
  const root: Root = {
    type: 'root',
    children: [
      ...(note === undefined ? [] : parseBlocks(note)),
      ...buildChangeLists(source, changes, (title) => paragraph(strong(title))),
    ],
  };
  const file = new VFile({ path: `changes.yaml (${id})` });
  await resolveTree({ contract: source.contract })(root, file);
  return root.children;
}

/**
 * All entries of `/changes/`, newest first.
 *
 * @throws when two entries have the same id
 */
export async function loadEntries(root = findRepository()): Promise<ChangeEntry[]> {
  const apis = await Promise.all(products.map((product) => loadApiEntries(product, root)));
  const entries = apis.flat();
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
    products: [product],
    breaking: entry.changes.some(({ breaking }) => breaking),
    source,
  }));
}
