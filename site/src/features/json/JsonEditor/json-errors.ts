import { createScanner, parse, SyntaxKind } from 'jsonc-parser';
import type { ParseError } from 'jsonc-parser';
import { readJson } from '@docs/utils';

/** Finding the place in a longer text would delay the next letter. */
const LONGEST = 200_000;

const NOT_JSON = 'This is not valid JSON yet';

/**
 * Says where a text stops being JSON that everybody reads alike, as line and column; undefined when
 * it is. The browser's own parser decides; its messages differ from browser to browser, so another
 * one finds the place.
 *
 * @example describeError('{"id": 1,}'); // 'This is not valid JSON yet: line 1, column 10.'
 */
export function describeError(text: string): string | undefined {
  try {
    // Of two values with one name, some clients take the first, others the last (RFC 8259, section 4).
    const [repeated] = readJson(text).repeated;
    if (!repeated || text.length > LONGEST) return undefined;
    return printError('The same name appears twice in one object', text, repeated.offset);
  } catch {
    return text.length > LONGEST ? `${NOT_JSON}.` : printError(NOT_JSON, text, findEnd(text));
  }
}

/** Where a text stops being JSON; undefined for lists in lists which the parser cannot follow. */
function findEnd(text: string): number | undefined {
  const errors: ParseError[] = [];
  try {
    parse(text.replace(/^\uFEFF/, ' '), errors, { disallowComments: true });
    return errors[0]?.offset ?? text.length;
  } catch {
    return undefined;
  }
}

export function printError(words: string, text: string, offset: number | undefined): string {
  if (offset === undefined) return `${words}.`;
  const before = text.slice(0, offset).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  return `${words}: line ${before.length}, column ${column}.`;
}

/**
 * Where a JSON text has a number that a reader of it would change: an integer with more digits than
 * a double keeps, or a number beyond all doubles (RFC 8259, section 6). Undefined when there is none.
 *
 * @example findInexactNumber('{"count": 99999999999999999999}'); // 10
 */
export function findInexactNumber(text: string): number | undefined {
  const scanner = createScanner(text, true);
  for (let kind = scanner.scan(); kind !== SyntaxKind.EOF; kind = scanner.scan()) {
    if (kind === SyntaxKind.NumericLiteral && !isExact(scanner.getTokenValue())) {
      return scanner.getTokenOffset();
    }
  }
  return undefined;
}

/**
 * Whether the text of a number keeps its value when it is read. Fractions are rounded everywhere,
 * so only integers and infinity count.
 *
 * @example isExact('9007199254740993'); // false: it would be read as 9007199254740992
 */
export function isExact(text: string): boolean {
  const number = Number(text);
  if (!Number.isFinite(number)) return false;
  return !/^-?\d+$/.test(text) || BigInt(text) === BigInt(number);
}
