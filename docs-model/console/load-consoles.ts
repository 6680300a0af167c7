import type { ConsoleData } from '#contract/console-data';
import { contractNames } from '#contract/names';
import { loadSource } from '#docs-model/facts/source';
import { toConsoleData } from './console-data';

/** What consoles show, by contract. */
export type Consoles = Record<string, ConsoleData>;

export async function loadConsoles(): Promise<Consoles> {
  const entries = contractNames.map(async (name) => [name, toConsoleData(await loadSource(name))]);
  return Object.fromEntries(await Promise.all(entries)) as Consoles;
}
