import { needInteger, toIndex, type Method } from './arguments';
import { iterate } from './iterate';
import { joinTexts } from './print';
import {
  capitalize,
  characters,
  countCharacters,
  isLower,
  isUpper,
  replaceText,
  splitFirstWords,
  splitWords,
  stripCharacters,
  trimEnd,
  trimStart,
} from '../text';
import { asText, Tuple, ValueError, type Value } from './types';

/** The methods of Python's texts that templates use. */
export const TEXT_METHODS: Record<string, Method<string>> = {
  upper: ['', (text) => text.toUpperCase()],
  lower: ['', (text) => text.toLowerCase()],
  capitalize: ['', (text) => capitalize(text)],
  strip: ['chars?', (text, [chars]) => stripCharacters(text, maybeText(chars))],
  lstrip: ['chars?', (text, [chars]) => stripSide(text, chars, 'start')],
  rstrip: ['chars?', (text, [chars]) => stripSide(text, chars, 'end')],
  split: ['sep? maxsplit?', (text, [separator, limit]) => split(text, separator, limit)],
  replace: [
    'old new count?',
    (text, [from, to, count = -1], { budget }) =>
      replaceText(text, need(from), need(to), needInteger(count, 'count'), budget),
  ],
  startswith: [
    'prefix start? end?',
    (text, args) => matches(text, args, (range, prefix) => range.startsWith(prefix)),
  ],
  endswith: [
    'suffix start? end?',
    (text, args) => matches(text, args, (range, suffix) => range.endsWith(suffix)),
  ],
  find: ['sub start? end?', find],
  count: ['sub start? end?', count],
  join: [
    'iterable',
    (text, [items], { budget }) => joinTexts([...iterate(items!)], need, budget, text),
  ],
  isdigit: ['', (text) => /^\p{Nd}+$/u.test(text)],
  isupper: ['', (text) => isUpper(text)],
  islower: ['', (text) => isLower(text)],
};

function need(value: Value | undefined): string {
  const text = value === undefined ? undefined : asText(value);
  if (text === undefined) throw new ValueError('The method needs a text.');
  return text;
}

/** The text, or nothing for none. */
function maybeText(value: Value | undefined): string | undefined {
  return value === undefined || value === null ? undefined : need(value);
}

function stripSide(text: string, given: Value | undefined, side: 'start' | 'end'): string {
  const chars = maybeText(given);
  if (chars !== undefined) return stripCharacters(text, chars, side);
  return side === 'start' ? trimStart(text) : trimEnd(text);
}

/**
 * The part of a text between two positions, which may be missing or none. A start behind the end
 * gives no part, in which Python finds not even the empty text.
 */
function cut(text: string, [start, end]: Value[]): { content: string; from: number } | undefined {
  if (start === undefined && end === undefined) return { content: text, from: 0 };
  const letters = characters(text);
  const from = toIndex(start ?? undefined, 'start', letters.length) ?? 0;
  const to = toIndex(end ?? undefined, 'end', letters.length) ?? letters.length;
  if (from > Math.min(to, letters.length)) return undefined;
  return { content: letters.slice(from, to).join(''), from };
}

function find(text: string, [sub, ...bounds]: Value[]): number {
  const substring = need(sub);
  const range = cut(text, bounds);
  const at = range?.content.indexOf(substring) ?? -1;
  return range && at >= 0 ? range.from + countCharacters(range.content.slice(0, at)) : -1;
}

function count(text: string, [sub, ...bounds]: Value[]): number {
  const substring = need(sub);
  const range = cut(text, bounds);
  if (!range) return 0;
  return substring === ''
    ? countCharacters(range.content) + 1
    : range.content.split(substring).length - 1;
}

/** Whether a part of the text begins or ends with a text, or with one of a tuple. */
function matches(
  text: string,
  [affixes, ...bounds]: Value[],
  test: (range: string, affix: string) => boolean,
): boolean {
  const range = cut(text, bounds);
  const list = affixes instanceof Tuple ? affixes.items : [affixes];
  return list.some((candidate) => {
    const affix = need(candidate);
    return range !== undefined && test(range.content, affix);
  });
}

function split(text: string, separator: Value | undefined, limit: Value = -1): Value[] {
  const given = needInteger(limit, 'maxsplit');
  const most = given < 0 ? Infinity : given;
  if (separator === undefined || separator === null) {
    if (most === Infinity) return splitWords(text);
    const { words, rest } = splitFirstWords(text, most);
    return rest ? [...words, trimEnd(rest)] : words;
  }
  const mark = need(separator);
  if (mark === '') throw new ValueError('The separator is empty.');
  const parts = text.split(mark);
  if (parts.length - 1 <= most) return parts;
  return [...parts.slice(0, most), parts.slice(most).join(mark)];
}
