import { createScanner, SyntaxKind } from 'jsonc-parser';

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
