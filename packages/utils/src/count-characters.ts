/** Counts code points; half of a surrogate pair counts as one. */
export function countCharacters(text: string): number {
  return /[\ud800-\udfff]/.test(text) ? Array.from(text).length : text.length;
}
