import { escapeKey } from '#contract/json-pointer';
import type { CapturedValue } from './request-sequence';

/** Fields of responses that exist to be sent back. */
const HANDED_ON = ['referenceKey', 'nextCursor'];

/**
 * Lists the values of a response that later bodies repeat.
 *
 * @example
 * listGifts({ metadata: { referenceKey: '241014-1' } }, [{ referenceKey: '241014-1' }]);
 * // [{ pointer: '/metadata/referenceKey', stored: '241014-1' }]
 */
export function listCapturedValues(response: unknown, laterBodies: unknown[]): CapturedValue[] {
  const texts = laterBodies.map((body) => JSON.stringify(body) ?? '');
  return listHandedOn(response, '').filter(({ stored }) =>
    texts.some((text) => text.includes(JSON.stringify(stored))),
  );
}

function listHandedOn(value: unknown, pointer: string): CapturedValue[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const own = `${pointer}/${escapeKey(key)}`;
    return typeof inner === 'string' && HANDED_ON.includes(key)
      ? [{ pointer: own, stored: inner }]
      : listHandedOn(inner, own);
  });
}
