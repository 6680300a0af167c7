/** The characters of a text as Python counts them: a pair of surrogates is one. */
export function characters(text: string): string[] {
  return /[\ud800-\udfff]/.test(text) ? Array.from(text) : text.split('');
}

export function countCharacters(text: string): number {
  return /[\ud800-\udfff]/.test(text) ? Array.from(text).length : text.length;
}

/** Order of the character codes; that of UTF-16 differs above U+FFFF. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  let index = 0;
  while (index < a.length && a[index] === b[index]) index++;
  if (index > 0 && /[\ud800-\udbff]/.test(a[index - 1]!)) index--;
  return (a.codePointAt(index) ?? -1) - (b.codePointAt(index) ?? -1);
}
