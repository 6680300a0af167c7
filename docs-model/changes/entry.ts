import type { Root, RootContent } from 'mdast';
import { VFile } from 'vfile';
import type { HistoryEntry } from '#contract/history';
import { paragraph, strong, toBlocks } from '#docs-model/mdx/blocks';
import { contractLinks } from '#docs-model/mdx/contract-links';
import { toChangeLists } from '#docs-model/pages/change-items';
import type { ChangeSource } from '#docs-model/pages/change-items';
import type { Product } from '#products';

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
      // Blocks are shared, so the links of a copy are resolved.
      ...structuredClone(note === undefined ? [] : toBlocks(note)),
      ...(source ? toChangeLists(source, changes, (title) => paragraph(strong(title))) : []),
    ],
  };
  const file = new VFile({ path: `changes.yaml (${id})` });
  await contractLinks(source && { contract: source.contract })(root, file);
  return root.children;
}

/** @example toDayText('2026-11-22'); // 'November 22, 2026' */
export function toDayText(day: string): string {
  return new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
