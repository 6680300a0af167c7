/**
 * The text of a rule without the marks of links and code, which belong to pages.
 *
 * @example
 * toPlainText('[`likePhotoId`](type:PhotoConstraints.likePhotoId) needs a `cursor`.');
 * // 'likePhotoId needs a cursor.'
 */
export function toPlainText(text: string): string {
  return text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '');
}
