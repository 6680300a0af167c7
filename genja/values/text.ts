import type { Budget } from '../limits';
import { characters, trimEnd, trimStart } from './characters';

/** The first letter large, all others small. */
export function capitalize(text: string): string {
  const [first = '', ...rest] = Array.from(text);
  return toTitleLetter(first) + rest.join('').toLowerCase();
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
  const parts = text.split(/([-\s({[<]+)/u).filter(Boolean);
  return parts
    .map((part) => {
      const [first = '', ...rest] = Array.from(part);
      return first.toUpperCase() + rest.join('').toLowerCase();
    })
    .join('');
}

export function stripCharacters(
  text: string,
  set: string | undefined,
  side: 'both' | 'start' | 'end' = 'both',
): string {
  if (set === undefined) return trimStart(trimEnd(text));
  const letters = characters(text);
  const removed = new Set(characters(set));
  let start = 0;
  let end = letters.length;
  if (side !== 'end') while (start < end && removed.has(letters[start]!)) start++;
  if (side !== 'start') while (end > start && removed.has(letters[end - 1]!)) end--;
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
  return /\p{Lu}/u.test(text) && !/\p{Ll}|\p{Lt}/u.test(text);
}

export function isLower(text: string): boolean {
  return /\p{Ll}/u.test(text) && !/\p{Lu}|\p{Lt}/u.test(text);
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&#39;',
  '"': '&#34;',
};

const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\xa0',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>'"]/g, (character) => ENTITIES[character]!);
}

/** Resolves numeric entities and the six names that texts use; the other names stay. */
export function unescapeHtml(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi,
    (whole, decimal, hex, name) => {
      if (name) return NAMED[name] ?? whole;
      const code = decimal ? Number(decimal) : parseInt(hex, 16);
      const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
      return isCharacter ? String.fromCodePoint(code) : '\ufffd';
    },
  );
}
