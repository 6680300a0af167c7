import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Want } from './report/list-problems';

/** Fingerprints of the samples that passed, by language and name. */
export type Passed = Record<string, Record<string, string>>;

/** Written by a run of the samples with `-u`, never by hand. */
export const PASSED_FILE = 'tests/samples/passed.json';

/** Without the file nothing has passed yet. */
export function loadPassed(file = PASSED_FILE): Passed {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Passed) : {};
}

/** Ten hexadecimal digits are enough to tell some hundred samples, and their changes, apart. */
const DIGITS = 10;

/**
 * Changes with everything that decides whether a sample passes. Patch releases of a toolchain do not:
 * machines differ in them, and each would execute all samples again. `npm run test:full` does.
 */
export async function toCaseFingerprint(
  { text, toWant }: { text: string; toWant(): Promise<Want> },
  toolchain: string,
): Promise<string> {
  const inputs = JSON.stringify([withoutPatch(toolchain), text, await toWant()]);
  return createHash('sha256').update(inputs).digest('hex').slice(0, DIGITS);
}

/** @example withoutPatch('PHP 8.2.36, curl 7.88.1'); // 'PHP 8.2, curl 7.88' */
function withoutPatch(toolchain: string): string {
  return toolchain.replace(/(\d+\.\d+)(?:\.\d+)+/g, '$1');
}

/**
 * Lists the samples that have changed since they passed. The first one is always among them: it
 * shows that the toolchain works.
 */
export function listChanged<T extends { name: string; fingerprint: string }>(
  cases: T[],
  passed: Record<string, string> = {},
): T[] {
  return cases.filter(
    ({ name, fingerprint }, index) => index === 0 || passed[name] !== fingerprint,
  );
}
