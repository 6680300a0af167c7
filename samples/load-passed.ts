import { readFileSync } from 'node:fs';

/** Fingerprints of the samples that passed, by language and name. */
export type Passed = Record<string, Record<string, string>>;

export const PASSED_FILE = 'samples/passed.json';

/** Reads what `npm run samples:record` has written; without a record, nothing has passed yet. */
export function loadPassed(file = PASSED_FILE): Passed {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Passed;
  } catch {
    return {};
  }
}
