/** How a reader asks for a console: by its button, or by a link that carries a request. */
export type OpenRequest = { operationId: string; intention?: string } | { hash: string };

/** Mail apps and messengers encode what is behind the `#`, some of them twice. */
const CALL = /(?:\?|%(?:25)*3F)call(?:=|%(?:25)*3D)/i;

/**
 * The part of a URL behind its `#` as share-link.ts wrote it; undefined when it has no request.
 *
 * @example toPlainLink('#analyze%3Fcall=eyJ9'); // '#analyze?call=eyJ9'
 */
export function toPlainLink(hash: string): string | undefined {
  return CALL.test(hash) ? hash.replace(CALL, '?call=') : undefined;
}
