import { toFingerprint } from '#samples/load-executed';
import type { Want } from './report/list-problems';

/**
 * Changes with everything that decides whether a sample passes. Patch releases of a toolchain do not:
 * machines differ in them, and each would execute all samples again. `npm run test:full` does.
 */
export async function toCaseFingerprint(
  { text, toWant }: { text: string; toWant(): Promise<Want> },
  toolchain: string,
): Promise<string> {
  return toFingerprint(JSON.stringify([withoutPatch(toolchain), text, await toWant()]));
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
