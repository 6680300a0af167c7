/**
 * Text as the repository has it, when an editor or another checkout has written Windows line ends.
 *
 * @example
 * toLineFeeds('one\r\ntwo'); // 'one\ntwo'
 */
export function toLineFeeds(text: string): string {
  return text.replaceAll('\r\n', '\n');
}
