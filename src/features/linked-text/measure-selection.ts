/** From (included) and to (excluded), counted from 0. */
export type Span = [from: number, to: number];

export interface Measures {
  /** What a reader takes for one character: 👩‍👩‍👧 is one. */
  characters: number;
  codePoints: Span;
  utf16: Span;
  bytes: Span;
}

/**
 * Measures a piece of a text in the units that clients count in.
 *
 * @param from where the piece begins, in UTF-16 units as JavaScript counts
 * @example
 * measureSelection('🎸 rock', 3, 7).codePoints; // [2, 6]
 */
export function measureSelection(text: string, from: number, to: number): Measures {
  const before = text.slice(0, from);
  const upTo = text.slice(0, to);
  return {
    characters: [...new Intl.Segmenter().segment(text.slice(from, to))].length,
    codePoints: [[...before].length, [...upTo].length],
    utf16: [from, to],
    bytes: [countBytes(before), countBytes(upTo)],
  };
}

function countBytes(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** Place of a code point in UTF-16 units. */
export function toUtf16(text: string, codePoint: number): number {
  return [...text].slice(0, codePoint).join('').length;
}
