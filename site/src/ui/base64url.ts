/** Longer URLs are cut by mail apps and messengers. */
export const LONGEST_URL = 30_000;

/** As many bytes as a function takes as arguments in every browser. */
const STEP = 8192;

/**
 * Text as letters, digits, `-` and `_`, which stay as they are in every URL (RFC 4648, part 5).
 *
 * @example toBase64Url('{"č":1}'); // 'eyLEjSI6MX0'
 */
export function toBase64Url(text: string): string {
  const bytes = new TextEncoder().encode(text);
  let binary = '';
  for (let at = 0; at < bytes.length; at += STEP) {
    binary += String.fromCharCode(...bytes.subarray(at, at + STEP));
  }
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** @throws when the text is no base64url, or what it means is no UTF-8 */
export function fromBase64Url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}
