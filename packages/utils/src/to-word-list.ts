/**
 * The words of a list in a data file, which has several of them in a line.
 *
 * @example
 * toWordList(['a b', 'c']); // ['a', 'b', 'c']
 */
export function toWordList(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split(' '));
}
