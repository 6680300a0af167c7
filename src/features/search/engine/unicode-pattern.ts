/**
 * A regular expression with classes of Unicode. As a literal, the build would spell out each class
 * for old browsers: 9 KB for the letters alone.
 */
export function unicodePattern(pattern: string): RegExp {
  return new RegExp(pattern, 'gu');
}
