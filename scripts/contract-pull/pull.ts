import { compareDocuments } from '#contract/compare-documents';
import { loadContract } from '#contract/load';
import { mergeDocument } from '#contract/merge-document';
import type { ContractName } from '#contract/names';
import { parseDocument } from './parse-document';
import { readSource } from './read-source';
import type { ReadOptions } from './read-source';
import { renderChanges, toLine } from './render-changes';
import { addSince, writeContract, writeHistory } from './write-contract';

export interface PullOptions extends ReadOptions {
  /** URL or path of the document. */
  source: string;
  /** The contract that it means. */
  name?: ContractName;
  /** Take the document over instead of only showing what differs. */
  write?: boolean;
  /** The repository's folder. */
  root?: string;
  /** The day of the entry in the history. */
  today?: Date;
}

/**
 * Compares a published document with our contract and, if asked to, takes it over.
 *
 * @returns the lines to print
 * @throws an error of one line; the contract is untouched then
 */
export async function pull({
  source,
  name = 'media-v2',
  write = false,
  root = process.cwd(),
  today = new Date(),
  ...options
}: PullOptions): Promise<string[]> {
  const ours = await loadContract(name, root);
  const theirs = await parseDocument(await readSource(source, options), source);
  // What ours says beyond theirs is kept, so it is no difference.
  const merged = mergeDocument(ours, theirs);
  const changes = compareDocuments(ours, merged);
  const lines = renderChanges(ours, merged, changes);
  if (!write)
    return [...lines, '', 'Nothing was written. To apply the changes, add --write'].map(toLine);
  const written = await writeContract({ name, ours, merged: addSince(merged, changes), root });
  const day = today.toISOString().slice(0, 10);
  const history = { name, document: merged, changes, day, root };
  const files = written.length === 0 ? [] : [...written, ...(await writeHistory(history))];
  const outcome =
    files.length === 0
      ? [`contract/${name}/openapi.yaml is already up to date.`]
      : [
          `Written: ${files.join(', ')}`,
          'Next, run npm run contract:lint: examples, links, and descriptions may need work.',
        ];
  return [...lines, '', ...outcome].map(toLine);
}
