import { reject } from '../replies';
import type { Reply } from '../types';

/**
 * More than a loop sends that waits for each response, such as the one of the page on the SDKs, and
 * less than many clients at once.
 */
export const CALLS_PER_SECOND = 1000;

const MOST_KEYS = 1000;
const SECOND = 1000;

/** Counts the requests of each key in the second before each request and rejects those above the limit. */
export function limitRate(
  callsPerSecond: number,
  now: () => number,
): (key: string) => Reply | undefined {
  // An unlimited sandbox has nothing to remember.
  if (callsPerSecond === Infinity) return () => undefined;
  const accepted = new Map<string, number[]>();
  return (key) => {
    const time = now();
    // A clock that was set back leaves times in the future, which say nothing.
    const recent = (accepted.get(key) ?? []).filter((one) => one > time - SECOND && one <= time);
    const isTooFast = recent.length >= callsPerSecond;
    if (!isTooFast) recent.push(time);
    accepted.delete(key);
    accepted.set(key, recent);
    const oldest = accepted.keys().next();
    if (accepted.size > MOST_KEYS && !oldest.done) accepted.delete(oldest.value);
    if (!isTooFast) return undefined;
    const reply = reject(
      429,
      `More than ${callsPerSecond} requests per second with one key. Wait a second, then retry.`,
    );
    return { ...reply, headers: { 'Retry-After': '1' } };
  };
}
