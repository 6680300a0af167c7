import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { parseHistory } from './history';
import type { HistoryEntry } from './history';
import { ifMissing } from './if-missing';
import type { ContractName } from './names';

/** What is known of the changes of an API, newest first. `contract:pull` adds entries. */
export async function loadHistory(
  contract: ContractName,
  root = process.cwd(),
): Promise<HistoryEntry[]> {
  const file = toHistoryFile(contract);
  const text = await readFile(path.join(root, file), 'utf8').catch(ifMissing('[]'));
  return parseHistory(file, parse(text));
}

export function toHistoryFile(contract: ContractName): string {
  return `contract/${contract}/changes.yaml`;
}
