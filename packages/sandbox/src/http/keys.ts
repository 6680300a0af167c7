import type { OpenApiDocument } from '@docs/openapi';
import { reject } from '../replies';
import type { Reply } from '../types';

/** Keys that always return an error, for testing error handling. */
export const RESERVED_KEYS: Record<string, number> = {
  'demo-400': 400,
  'demo-403': 403,
  'demo-413': 413,
  'demo-429': 429,
  'demo-500': 500,
};

/** The Media API documents another status for a missing key than the others. */
const MISSING: Record<string, number> = { 'media-v2': 403, 'media-v1': 403 };

/**
 * Reads the key out of the headers that the contract names. Any key works, also the
 * placeholder of the samples; only the reserved ones return an error.
 */
export function checkKey(
  api: string,
  document: OpenApiDocument,
  headers: Headers,
): { key: string } | { reply: Reply } {
  const schemes = Object.values(document.components.securitySchemes ?? {});
  let key = '';
  for (const { name = '', 'x-value': form = '' } of schemes) {
    const value = readKey(headers.get(name) ?? '', form);
    if (value === '') {
      const example = form || '<YOUR_API_KEY>';
      const message = `The header ${name} is missing or malformed. Send "${name}: ${example}".`;
      return { reply: reject(MISSING[api] ?? 401, message) };
    }
    if (!key) key = value;
  }
  const status = Object.hasOwn(RESERVED_KEYS, key) ? RESERVED_KEYS[key] : undefined;
  return status === undefined ? { key } : { reply: rejectReserved(key, status) };
}

/** `user_key abc` is the key `abc`; elsewhere the whole header is. */
function readKey(value: string, form: string): string {
  const prefix = form.includes(' ') ? form.slice(0, form.indexOf(' ') + 1) : '';
  return value.startsWith(prefix) ? value.slice(prefix.length).trim() : '';
}

function rejectReserved(key: string, status: number): Reply {
  const reply = reject(status, `The key ${key} is reserved: it always returns status ${status}.`);
  return status === 429 ? { ...reply, headers: { 'Retry-After': '1' } } : reply;
}

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
    const recent = (accepted.get(key) ?? []).filter(
      (acceptedAt) => acceptedAt > time - SECOND && acceptedAt <= time,
    );
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
