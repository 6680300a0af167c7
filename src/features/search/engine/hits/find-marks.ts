import { fold } from '../fold';
import { listWords } from '../tokens';

/** A piece of a text, from its first character to the one after the last. */
export type Range = [start: number, end: number];

/**
 * The places of a text where words of a query stand, as beginnings of words or of their parts.
 *
 * @example
 * findMarks('returnObjects of photos', ['object', 'photo']); // [[6, 12], [17, 22]]
 */
export function findMarks(text: string, words: string[]): Range[] {
  if (words.length === 0) return [];
  const folded = fold(text);
  const ranges = listWords(text)
    .flat()
    .flatMap(({ start }): Range[] => {
      const length = Math.max(
        0,
        ...words.filter((word) => folded.startsWith(word, start)).map((word) => word.length),
      );
      return length === 0 ? [] : [[start, start + length]];
    });
  return joinRanges(ranges);
}

function joinRanges(ranges: Range[]): Range[] {
  return ranges.reduce<Range[]>((joined, [start, end]) => {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
    return joined;
  }, []);
}
