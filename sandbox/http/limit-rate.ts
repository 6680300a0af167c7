import { reject } from '../replies';
import type { Reply } from '../types';

/**
 * More than a loop sends that waits for each response, such as the one of the page on the SDKs, and
 * less than many clients at once.
 */
export const CALLS_PER_SECOND = 1000;

const MOST_KEYS = 1000;

/** Counts the requests of each key in the current second and rejects those above the limit. */
export function limitRate(
  callsPerSecond: number,
  now: () => number,
): (key: string) => Reply | undefined {
  const counts = new Map<string, { second: number; calls: number }>();
  return (key) => {
    const second = Math.floor(now() / 1000);
    const known = counts.get(key);
    const calls = known?.second === second ? known.calls + 1 : 1;
    counts.delete(key);
    counts.set(key, { second, calls });
    const oldest = counts.keys().next();
    if (counts.size > MOST_KEYS && !oldest.done) counts.delete(oldest.value);
    if (calls <= callsPerSecond) return undefined;
    const reply = reject(
      429,
      `More than ${callsPerSecond} requests per second with one key. Wait a second, then retry.`,
    );
    return { ...reply, headers: { 'Retry-After': '1' } };
  };
}
