import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { toFingerprint } from '#samples/fingerprint';

/** What readers do, in each browser engine. Written by `npm run engines:record`, never by hand. */
export interface BrowserRuns {
  /** `2026-11-23` */
  date: string;
  /** Of the files that say what readers do. */
  fingerprint: string;
  /** How many journeys passed, by the name and version of the engine. */
  engines: Record<string, number>;
  journeys: string[];
}

export const BROWSER_RUNS = 'tests/engines/passed.json';

/** The journeys, and the pages that one journey for each opens. */
const JOURNEYS = ['tests/engines/journeys.ts', 'testing/browser/kinds.ts'];

/** Changes with every journey. */
export async function toJourneysFingerprint(root = process.cwd()): Promise<string> {
  const texts = JOURNEYS.map((file) => readFile(path.join(root, file), 'utf8'));
  return toFingerprint((await Promise.all(texts)).join('\n'));
}
