import { parse } from 'jsonc-parser';
import type { ParseError } from 'jsonc-parser';
import { parseJson } from '../JsonView/parse-json';
import { findRepeatedName } from './find-repeated-name';

/** Finding the place in a longer text would delay the next letter. */
const LONGEST = 200_000;

const NOT_JSON = 'This is not valid JSON yet';

/**
 * Says where a text stops being JSON that everybody reads alike, as line and column; undefined when
 * it is. The browser's own parser decides; its messages differ from browser to browser, so another
 * one finds the place.
 *
 * @example
 * describeFault('{"id": 1,}'); // 'This is not valid JSON yet: line 1, column 10.'
 */
export function describeError(text: string): string | undefined {
  const isJson = parseJson(text) !== undefined;
  if (text.length > LONGEST) return isJson ? undefined : `${NOT_JSON}.`;
  if (!isJson) return toError(NOT_JSON, text, findEnd(text));
  // Of two values with one name, some clients take the first, others the last (RFC 8259, section 4).
  const repeated = findRepeatedName(text);
  if (repeated === undefined) return undefined;
  return toError('The same name appears twice in one object', text, repeated);
}

/** Where a text stops being JSON; undefined for lists in lists which the parser cannot follow. */
function findEnd(text: string): number | undefined {
  const errors: ParseError[] = [];
  try {
    parse(text, errors, { disallowComments: true });
    return errors[0]?.offset ?? text.length;
  } catch {
    return undefined;
  }
}

/** Adds line and column to a sentence about a place in a text. */
export function toError(words: string, text: string, offset: number | undefined): string {
  if (offset === undefined) return `${words}.`;
  const before = text.slice(0, offset).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  return `${words}: line ${before.length}, column ${column}.`;
}
