/**
 * A size for people, in units of 1,000 bytes.
 *
 * @example formatBytes(1432); // '1.4 KB'
 */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 999_950) return `${(bytes / 1000).toFixed(1)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
