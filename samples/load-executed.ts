import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { toFingerprint } from './fingerprint';

/** What ran, by language. Written by `npm run samples:record`, never by hand. */
export type Executed = Record<string, Execution>;

export type Execution = {
  /** With versions: `Python 3.11.2, requests 2.28.1`. */
  toolchain: string;
  /** `2026-11-21` */
  date: string;
  /** The fingerprint of each sample, by its name. */
  samples: Record<string, string>;
};

export const EXECUTED_FILE = 'samples/executed.json';

/** Reads the record of the last complete run of all samples. */
export async function loadExecuted(root = process.cwd()): Promise<Executed> {
  const text = await readFile(path.join(root, EXECUTED_FILE), 'utf8').catch(() => {
    throw new Error(`${EXECUTED_FILE} cannot be read. Create it: npm run samples:record`);
  });
  return JSON.parse(text) as Executed;
}

/** Finds the execution of a sample; nothing when it has changed since, or never ran. */
export async function findExecution(
  { name, language, text }: { name: string; language: string; text: string },
  executed: Executed,
): Promise<Execution | undefined> {
  const execution = executed[language];
  const known = execution?.samples[name];
  return known !== undefined && known === (await toFingerprint(text)) ? execution : undefined;
}
