import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Intention, Intentions } from './intentions';
import { ifMissing, parseYaml } from '../read/load';
import type { ContractName } from '../names';

interface Group {
  operation: string;
  intentions: Intention[];
}

/** Reads what readers want from the operations of a contract; without a file, nothing. */
export async function loadIntentions(
  contract: ContractName,
  root = process.cwd(),
): Promise<Intentions> {
  const file = `contract/${contract}/intentions.yaml`;
  const text = await readFile(path.join(root, file), 'utf8').catch(ifMissing('[]'));
  const groups = parseYaml(file, text) as Group[];
  return Object.fromEntries(groups.map(({ operation, intentions }) => [operation, intentions]));
}
