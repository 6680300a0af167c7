/** A part of a text and where it begins. */
export interface Chunk {
  text: string;
  start: number;
}

/**
 * Divides a long text, at the end of a sentence if there is one, else at white space. The engine's
 * segmenter copies its whole input for every segment, so its time grows with the square of it.
 */
export function cutChunks(text: string, most: number): Chunk[] {
  const chunks: Chunk[] = [];
  for (let start = 0; start < text.length;) {
    const length = findEnd(text.slice(start, start + most), start + most >= text.length);
    chunks.push({ text: text.slice(start, start + length), start });
    start += length;
  }
  return chunks;
}

function findEnd(window: string, isLast: boolean): number {
  if (isLast) return window.length;
  const sentence = Math.max(...['. ', '! ', '? '].map((mark) => window.lastIndexOf(mark)));
  if (sentence > 0) return sentence + 2;
  const space = window.lastIndexOf(' ');
  if (space > 0) return space + 1;
  // Both halves of a pair stay together.
  const last = window.charCodeAt(window.length - 1);
  const isHalf = last >= 0xd800 && last <= 0xdbff && window.length > 1;
  return isHalf ? window.length - 1 : window.length;
}
