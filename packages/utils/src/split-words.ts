/**
 * The words of a list in a data file, which has several of them in a line.
 *
 * @example
 * splitWords(['a b', 'c']); // ['a', 'b', 'c']
 */
export function splitWords(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split(' '));
}
