import { fromBase64Url, LONGEST_URL, toBase64Url } from '../../ui/base64url';
import type { Draft } from './engine/engine';

const PREFIX = '#template=';

/** @example toPlaygroundHash({ template: '{{ 1 }}', data: '{}', language: 'en', seed: 0 }); // '#template=eyJ0…' */
export function toPlaygroundHash({ template, data, language, seed }: Draft): string {
  const packed = {
    t: template,
    l: language,
    ...(data !== '' && { d: data }),
    ...(seed && { s: seed }),
  };
  return PREFIX + toBase64Url(JSON.stringify(packed));
}

/** The page of the playground with a draft in it. All of it follows the `#`, which no server sees. */
export function toPlaygroundLink(draft: Draft): string {
  const hash = toPlaygroundHash(draft);
  return `/genja/playground/${hash.length > LONGEST_URL ? '' : hash}`;
}

export function fitsPlaygroundLink(draft: Draft): boolean {
  return toPlaygroundHash(draft).length <= LONGEST_URL;
}

export type ReadHash = { draft: Draft } | { problem: string };

const DAMAGED =
  'This link is damaged, and its template cannot be read. The first example is shown instead. ' +
  'Copy the complete link, or ask for it again.';

/** Reads what follows the `#`; undefined when it has no template. Nothing in it is trusted. */
export function readPlaygroundHash(hash: string): ReadHash | undefined {
  if (!hash.startsWith(PREFIX)) return undefined;
  try {
    const packed = JSON.parse(fromBase64Url(hash.slice(PREFIX.length))) as unknown;
    const { t, d = '', l, s = 0 } = packed as Record<string, unknown>;
    if (typeof t !== 'string' || typeof d !== 'string') return { problem: DAMAGED };
    if ((l !== 'cs' && l !== 'en') || !Number.isSafeInteger(s)) return { problem: DAMAGED };
    return { draft: { template: t, data: d, language: l, seed: Math.abs(s as number) } };
  } catch {
    return { problem: DAMAGED };
  }
}
