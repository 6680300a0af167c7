import { createScanner, SyntaxKind } from 'jsonc-parser';

/**
 * Where an object names a field that it has already; undefined when it never does. The text must be
 * JSON. Sign by sign: objects in objects without end are no hindrance.
 *
 * @example findRepeatedName('{"id": 1, "id": 2}'); // 10
 */
export function findRepeatedName(text: string): number | undefined {
  const scanner = createScanner(text, true);
  const open: Set<string>[] = [];
  let last = { name: '', offset: 0 };
  for (let kind = scanner.scan(); kind !== SyntaxKind.EOF; kind = scanner.scan()) {
    if (kind === SyntaxKind.OpenBraceToken) open.push(new Set());
    if (kind === SyntaxKind.CloseBraceToken) open.pop();
    if (kind === SyntaxKind.StringLiteral) {
      last = { name: scanner.getTokenValue(), offset: scanner.getTokenOffset() };
    }
    // Only names stand before a colon.
    if (kind === SyntaxKind.ColonToken) {
      if (open.at(-1)?.has(last.name)) return last.offset;
      open.at(-1)?.add(last.name);
    }
  }
  return undefined;
}
