import type { Piece } from '#contract/annotations/cut-text';

/** Types whose colours are seen in a text, with the number of things, in the order of the text. */
export function listTypes(pieces: Piece[]): { type: string; count: number }[] {
  const names = new Map<string, Set<string>>();
  for (const { items, around } of pieces) {
    // Of things with the same characters only the first sets the color.
    for (const { type, name } of [...items.slice(0, 1), ...around]) {
      names.set(type, (names.get(type) ?? new Set()).add(name));
    }
  }
  return [...names].map(([type, things]) => ({ type, count: things.size }));
}
