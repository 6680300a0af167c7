/**
 * Writes the characters that a pattern finds as escapes of JSON, by UTF-16 unit.
 *
 * @param pattern global; it finds single characters
 * @example escapeCharacters('"a\u2028"', /\u2028/g); // '"a\\u2028"'
 */
export function escapeCharacters(text: string, pattern: RegExp): string {
  return text.replace(
    pattern,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
