import { toFingerprint } from '#samples/load-executed';
import type { Want } from './report/list-problems';

/** Changes with everything that decides whether a sample passes. */
export async function toCaseFingerprint(
  { text, toWant }: { text: string; toWant(): Promise<Want> },
  toolchain: string,
): Promise<string> {
  return toFingerprint(JSON.stringify([toolchain, text, await toWant()]));
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
