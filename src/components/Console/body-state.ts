import { describeFault } from '../JsonEditor/describe-fault';

/** Larger bodies are refused, so checking them says nothing new. */
export const MOST_CHECKED_BYTES = 512_000;

/** A form of more would be slower than the hand that fills it in. */
export const MOST_FORM_BYTES = 60_000;

export type BodyState =
  | { kind: 'json'; value: unknown }
  /** `reason` says what the form waits for. */
  | { kind: 'broken' | 'large'; reason: string };

/** What a form can make of the text of a body. */
export function readBody(text: string): BodyState {
  if (text.length > MOST_FORM_BYTES) {
    return { kind: 'large', reason: 'The body is too large for a form. Edit it here, as JSON.' };
  }
  try {
    return { kind: 'json', value: text.trim() === '' ? {} : (JSON.parse(text) as unknown) };
  } catch {
    return { kind: 'broken', reason: `The form waits. ${describeFault(text) ?? ''}`.trim() };
  }
}

/** Size in UTF-8; counted only as far as it matters. */
export function isTooLargeToCheck(text: string): boolean {
  if (text.length > MOST_CHECKED_BYTES) return true;
  if (text.length * 3 <= MOST_CHECKED_BYTES) return false;
  return new TextEncoder().encode(text).length > MOST_CHECKED_BYTES;
}
