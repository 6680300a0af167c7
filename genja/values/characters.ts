/** What Python takes for white space; JavaScript's `\s` differs in six characters. */
export const SPACES =
  '\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000';

/** Where Python's `splitlines` cuts, besides `\r\n`. */
export const LINE_ENDS = '\\n\\r\\v\\f\\x1c-\\x1e\\x85\\u2028\\u2029';

const START = new RegExp(`^[${SPACES}]+`);
const WORDS = new RegExp(`[^${SPACES}]+`, 'g');
const SPACE = new RegExp(`[${SPACES}]`);

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

export function trimStart(text: string): string {
  return text.replace(START, '');
}

/** Without a regular expression: `/\s+$/` takes quadratic time on a long run inside the text. */
export function trimEnd(text: string): string {
  let end = text.length;
  while (end > 0 && SPACE.test(text[end - 1]!)) end--;
  return text.slice(0, end);
}

export function splitWords(text: string): string[] {
  return text.match(WORDS) ?? [];
}
