/**
 * The name of a document among all that the API had: a version may be published more than once.
 *
 * @param count how often it was published by then
 * @example
 * toVersionName('1.0.0', 2); // '1.0.0-2'
 */
export function toVersionName(version: string, count: number): string {
  // The version was written by others: as a name of a file it must not lead out of the folder.
  const name = version.replace(/[^\w.-]+/g, '-');
  return count === 1 ? name : `${name}-${count}`;
}
