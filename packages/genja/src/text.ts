import type { Budget } from './limits';

/** The white space of Python; JavaScript's `\s` differs in six characters. */
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

/** Order of the character codes; that of UTF-16 differs above U+FFFF. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  let index = 0;
  while (index < a.length && a[index] === b[index]) index++;
  if (index > 0 && /[\ud800-\udbff]/.test(a[index - 1]!)) index--;
  return (a.codePointAt(index) ?? -1) - (b.codePointAt(index) ?? -1);
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

/** The first words and what follows them, with the spaces at its end; nothing if nothing does. */
export function splitFirstWords(text: string, most: number): { words: string[]; rest: string } {
  const words: string[] = [];
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    if (words.length >= most) return { words, rest: text.slice(index) };
    words.push(word);
  }
  return { words, rest: '' };
}

/** Without a regular expression, which would read on to the end for each mark that nothing closes. */
export function dropBetween(text: string, open: string, close: string): string {
  const kept: string[] = [];
  let from = 0;
  for (;;) {
    const start = text.indexOf(open, from);
    const end = start < 0 ? -1 : text.indexOf(close, start + open.length);
    if (end < 0) return kept.join('') + text.slice(from);
    kept.push(text.slice(from, start));
    from = end + close.length;
  }
}

/** The first letter large, all others small. */
export function capitalize(text: string): string {
  const [first = ''] = Array.from(text);
  // As a whole, because a sigma at the end of a word is another letter.
  return toTitleLetter(first) + text.toLowerCase().slice(first.toLowerCase().length);
}

/** Letters for two sounds have a third form: `ǆ` becomes `ǅ`. A sharp s becomes `Ss`. */
function toTitleLetter(letter: string): string {
  const [first = '', ...rest] = Array.from(letter.toUpperCase());
  if (/[\u01c4-\u01cc\u01f1-\u01f3]/.test(letter)) {
    const code = letter.charCodeAt(0);
    const middle = code >= 0x1f1 ? 0x1f2 : 0x1c5 + 3 * Math.floor((code - 0x1c4) / 3);
    return String.fromCharCode(middle);
  }
  return first + rest.join('').toLowerCase();
}

export function toTitle(text: string): string {
  return text.replace(
    /([^-\s({[<])([^-\s({[<]*)/gu,
    (_, first: string, rest: string) => first.toUpperCase() + rest.toLowerCase(),
  );
}

export function stripCharacters(text: string, set: string | undefined): string {
  if (set === undefined) return trimEnd(text).replace(START, '');
  const letters = characters(text);
  const removed = new Set(characters(set));
  let start = 0;
  let end = letters.length;
  while (start < end && removed.has(letters[start]!)) start++;
  while (end > start && removed.has(letters[end - 1]!)) end--;
  return letters.slice(start, end).join('');
}

export function replaceText(
  text: string,
  from: string,
  to: string,
  count: number,
  budget: Budget,
): string {
  const parts = from === '' ? ['', ...characters(text), ''] : text.split(from);
  const times = count < 0 ? parts.length - 1 : Math.min(count, parts.length - 1);
  budget.checkLength(text.length + times * to.length);
  const head = parts.slice(0, times + 1).join(to);
  const tail = parts.slice(times + 1);
  return tail.length === 0 ? head : head + from + tail.join(from);
}

export function isUpper(text: string): boolean {
  return /\p{Uppercase}/u.test(text) && !/\p{Lowercase}|\p{Lt}/u.test(text);
}

export function isLower(text: string): boolean {
  return /\p{Lowercase}/u.test(text) && !/\p{Uppercase}|\p{Lt}/u.test(text);
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&#39;',
  '"': '&#34;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>'"]/g, (character) => ENTITIES[character]!);
}
