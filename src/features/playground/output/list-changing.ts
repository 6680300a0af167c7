/** Shorter texts are shown whole. */
const SHORT = 90;

/**
 * Of several versions of a text, the lines and sentences in which they differ; `…` means the
 * rest. Where nothing differs, the first one.
 *
 * @example
 * listChanging(['A. 1 box.', 'A. 2 boxes.']); // ['A. 1 box.', 'A. 2 boxes.']
 */
export function listChanging(texts: string[]): string[] {
  if (texts.every((text) => text.trim().length <= SHORT)) return texts.map((text) => text.trim());
  const parts = texts.map((text) => text.split(/(?<=[.!?])\s+|\n/).map((part) => part.trim()));
  const isCommon = (part: string) => parts.every((list) => list.includes(part));
  const changing = parts.map((list) => list.filter((part) => part !== '' && !isCommon(part)));
  if (changing.every((list) => list.length === 0)) return texts.map(() => parts[0]?.[0] ?? '');
  return changing.map((list) => (list.length > 0 ? list.join(' … ') : '…'));
}
