/** Code-point offsets of all UTF-16 positions of a text, or undefined when both are the same. */
function buildCodePointTable(text: string): Uint32Array | undefined {
  if (!/[\ud800-\udbff][\udc00-\udfff]/.test(text)) return undefined;
  const table = new Uint32Array(text.length + 1);
  let count = 0;
  for (let index = 0; index < text.length; index += 1) {
    table[index] = count;
    const isPair = (text.codePointAt(index) ?? 0) > 0xffff;
    if (isPair) table[(index += 1)] = count;
    count += 1;
  }
  table[text.length] = count;
  return table;
}

/**
 * Converts positions of JavaScript into offsets of the API, which count code points.
 *
 * @example
 * toOffsets('🎸 rock')(3); // 2: the guitar is one code point of two UTF-16 units
 */
export function toOffsets(text: string): (position: number) => number {
  const table = buildCodePointTable(text);
  return table ? (position) => table[position] ?? 0 : (position) => position;
}

/** A word of a text with its place. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

export function listWords(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));
}

/** `Příliš` becomes `prilis`; soft hyphens and joiners go, too. */
export function stripMarks(text: string): string {
  const marks = /[\p{M}\p{Default_Ignorable_Code_Point}]/gu;
  return text.normalize('NFD').replace(marks, '').toLowerCase();
}

/**
 * The first group of a pattern that is alone: no letter or digit touches it. A combining mark after
 * it belongs to its last letter; before it, it may end an emoji.
 */
export function standalone(source: string, flags = 'giu'): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}\\p{M}])`, flags);
}
