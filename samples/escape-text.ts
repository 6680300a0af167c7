/**
 * Characters which a reader cannot see, or which change what a reader sees (line and paragraph
 * separators, switches of the writing direction). Joiners stay, or emoji would fall apart.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/**
 * Escapes text for the inside of a string literal: first what the language wants (`escapes`), then
 * everything unprintable.
 *
 * @example
 * escapeText("it's\n", { "'": "\\'", '\n': '\\n' }); // "it\\'s\\n"
 */
export function escapeText(
  text: string,
  escapes: Record<string, string>,
  toEscape: (hex: string) => string = (hex) => `\\u${hex.padStart(4, '0')}`,
): string {
  const escaped = Array.from(text, (char) => escapes[char] ?? char).join('');
  return escaped.replace(UNPRINTABLE, (char) => toEscape(char.charCodeAt(0).toString(16)));
}
