import { strToU8, zipSync } from 'fflate';

/** The oldest date that the format knows: the same content gives the same bytes. */
const NO_DATE = new Date(1980, 0, 1);

/**
 * Packs texts by their names.
 *
 * @example
 * toArchive({ 'api-index.json': '{}' }); // the same bytes on every computer and every day
 */
export function toArchive(files: Record<string, string>): Uint8Array {
  const names = Object.keys(files).sort();
  const entries = names.map((name) => [name, strToU8(files[name] ?? '')]);
  return zipSync(Object.fromEntries(entries), { mtime: NO_DATE, level: 9 });
}
