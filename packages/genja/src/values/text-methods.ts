import { needInteger, type Method } from './arguments';
import { iterate } from './iterate';
import { joinTexts } from './print';
import {
  capitalize,
  replaceText,
  splitFirstWords,
  splitWords,
  stripCharacters,
  trimEnd,
} from '../text';
import { asText, Tuple, ValueError, type Value } from './types';

/** The methods of Python's texts that templates use. */
export const TEXT_METHODS: Record<string, Method<string>> = {
  upper: ['', (text) => text.toUpperCase()],
  lower: ['', (text) => text.toLowerCase()],
  capitalize: ['', (text) => capitalize(text)],
  strip: ['chars?', (text, [chars]) => stripCharacters(text, maybeText(chars))],
  split: ['sep? maxsplit?', (text, [separator, limit]) => split(text, separator, limit)],
  replace: [
    'old new count?',
    (text, [from, to, count = -1], { budget }) =>
      replaceText(text, need(from), need(to), needInteger(count, 'count'), budget),
  ],
  startswith: [
    'prefix',
    (text, [prefix]) => listAffixes(prefix).some((affix) => text.startsWith(need(affix))),
  ],
  endswith: [
    'suffix',
    (text, [suffix]) => listAffixes(suffix).some((affix) => text.endsWith(need(affix))),
  ],
  join: [
    'iterable',
    (text, [items], { budget }) => joinTexts([...iterate(items!)], need, budget, text),
  ],
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

/** The text that a method looks for, or all texts of a tuple. */
function listAffixes(affix: Value | undefined): (Value | undefined)[] {
  return affix instanceof Tuple ? affix.items : [affix];
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
