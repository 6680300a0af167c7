/** A piece of JSON, with the class of its color in site/src/css/code.css. */
interface Piece {
  text: string;
  kind?: 'k' | 's' | 'n';
}

/** A string, a name if a colon follows; a number or a literal; anything else, letter by letter. */
const PIECE =
  /("(?:[^"\\\n]|\\.)*"?)(?=(\s*:)?)|(-?\d[\d.eE+-]*|\b(?:true|false|null)\b)|[^"\d\-tfn]+|[^]/g;

/** Longer texts have one color: the next letter must not wait for them. */
const MOST_COLORED = 20_000;

/**
 * Cuts JSON into pieces by their color, also while it is not valid yet.
 *
 * @example colorJson('{"id": 1}').map(({ kind }) => kind); // [undefined, 'k', undefined, 'n', undefined]
 */
export function colorJson(text: string): Piece[] {
  if (text.length > MOST_COLORED) return [{ text }];
  return [...text.matchAll(PIECE)].map(([piece, string, colon, literal]) => {
    if (string !== undefined) return { text: piece, kind: colon === undefined ? 's' : 'k' };
    return { text: piece, ...(literal !== undefined && { kind: 'n' }) };
  });
}
