import type { Context } from '../interpreter/context';
import { SMALL_STEP, type Budget } from '../limits';
import { needInteger, takePositional } from './arguments';
import {
  characters,
  countCharacters,
  splitWords,
  trimEnd,
  trimStart,
  capitalize,
  isLower,
  isUpper,
  replaceText,
  stripCharacters,
} from './text';
import { isEqual } from './compare';
import { iterate, measure } from './iterate';
import { joinTexts } from './print';
import {
  asText,
  Dict,
  orElse,
  Tuple,
  Undefined,
  ValueError,
  type CallArguments,
  type Instance,
  type Value,
} from './types';

/** What a method takes, and what it does. The names are those of Python's documentation. */
type Method<T> = [signature: string, (object: T, args: Value[], context: Context) => Value];

/** The methods of Python's texts, lists and maps that templates use. Only `append` changes its object. */
const TEXT: Record<string, Method<string>> = {
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
    (text, args) => matches(text, args, (part, prefix) => part.startsWith(prefix)),
  ],
  endswith: [
    'suffix start? end?',
    (text, args) => matches(text, args, (part, suffix) => part.endsWith(suffix)),
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

const MAP: Record<string, Method<Dict>> = {
  items: ['', (map) => map.entries().map((entry) => new Tuple(entry))],
  keys: ['', (map) => map.keys()],
  values: ['', (map) => map.values()],
  get: ['key default?', (map, [key, other]) => orElse(map.get(key!), () => other ?? null)],
};

const LIST: Record<string, Method<Value[]>> = {
  append: [
    'value',
    (list, [item], { budget }) => {
      budget.spend(1);
      if (containsList(item!, list, budget)) {
        throw new ValueError('A list cannot contain itself.');
      }
      list.push(item!);
      return null;
    },
  ],
  count: [
    'value',
    (list, [item], { budget }) => list.filter((other) => isEqual(other, item!, budget)).length,
  ],
  index: [
    'value start? end?',
    (list, [item, start, end], { budget }) => {
      const from = toIndex(start, 'start', list.length) ?? 0;
      const to = toIndex(end, 'end', list.length) ?? list.length;
      const index = list.findIndex(
        (other, at) => at >= from && at < to && isEqual(other, item!, budget),
      );
      if (index < 0) throw new ValueError('The list does not contain the item.');
      return index;
    },
  ],
};

/** What Python has besides; using one of these is reported by its name. */
const LEFT_OUT = {
  text:
    'casefold center encode expandtabs format format_map index isalnum isalpha isascii isdecimal ' +
    'isidentifier isnumeric isprintable isspace istitle ljust maketrans partition removeprefix ' +
    'removesuffix rfind rindex rjust rpartition rsplit splitlines swapcase title translate zfill',
  map: 'clear copy fromkeys pop popitem setdefault update',
  list: 'clear copy extend insert pop remove reverse sort',
};

export function findMethod(object: Value, name: string, context: Context): Instance | undefined {
  const text = asText(object);
  const call = (
    text !== undefined
      ? bind(TEXT, name, text, context)
      : object instanceof Dict
        ? bind(MAP, name, object, context)
        : Array.isArray(object)
          ? bind(LIST, name, object, context)
          : undefined
  ) as Instance['call'];
  return call && { kind: 'instance', typeName: `method ${name}`, call };
}

export function isPythonMethod(object: Value, name: string): boolean {
  const kind =
    asText(object) !== undefined
      ? 'text'
      : object instanceof Dict
        ? 'map'
        : Array.isArray(object)
          ? 'list'
          : undefined;
  return kind !== undefined && LEFT_OUT[kind].split(' ').includes(name);
}

function bind<T extends Value>(
  methods: Record<string, Method<T>>,
  name: string,
  object: T,
  context: Context,
) {
  if (!Object.hasOwn(methods, name)) return undefined;
  const [signature, run] = methods[name]!;
  return (call: CallArguments) => {
    const positional = takePositional(name, call, signature);
    const undefinedValue = positional.find((value) => value instanceof Undefined);
    if (undefinedValue && name !== 'append') throw new ValueError(undefinedValue.message);
    context.budget.spendReading(measure(object));
    return run(object, positional, context);
  };
}

/** Whether a value is the list or contains it. It may have as many levels as data. */
function containsList(item: Value, list: Value[], budget: Budget, level = 1): boolean {
  budget.spend(SMALL_STEP);
  if (item === list) return true;
  if (level > 100) throw new ValueError('The value has more than 100 levels.');
  const parts = item instanceof Tuple ? item.items : item instanceof Dict ? item.values() : item;
  return Array.isArray(parts) && parts.some((part) => containsList(part, list, budget, level + 1));
}

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

/** A position that an argument gives, from the end if it is negative. */
function toIndex(value: Value | undefined, name: string, size: number): number | undefined {
  if (value === undefined) return undefined;
  const index = needInteger(value, name);
  return Math.max(0, index < 0 ? index + size : index);
}

/**
 * The part of a text between two positions, which may be missing or none. A start behind the end
 * gives no part, in which Python finds not even the empty text.
 */
function cut(text: string, [start, end]: Value[]): { part: string; from: number } | undefined {
  const letters = characters(text);
  const from = toIndex(start ?? undefined, 'start', letters.length) ?? 0;
  const to = toIndex(end ?? undefined, 'end', letters.length) ?? letters.length;
  if (from > Math.min(to, letters.length)) return undefined;
  return { part: letters.slice(from, to).join(''), from };
}

function find(text: string, [sub, ...bounds]: Value[]): number {
  const wanted = need(sub);
  const range = cut(text, bounds);
  const at = range?.part.indexOf(wanted) ?? -1;
  return range && at >= 0 ? range.from + countCharacters(range.part.slice(0, at)) : -1;
}

function count(text: string, [sub, ...bounds]: Value[]): number {
  const wanted = need(sub);
  const range = cut(text, bounds);
  if (!range) return 0;
  return wanted === '' ? countCharacters(range.part) + 1 : range.part.split(wanted).length - 1;
}

/** Whether a part of the text begins or ends with a text, or with one of a tuple. */
function matches(
  text: string,
  [affixes, ...bounds]: Value[],
  test: (part: string, affix: string) => boolean,
): boolean {
  const range = cut(text, bounds);
  const list = affixes instanceof Tuple ? affixes.items : [affixes];
  return list.some((one) => {
    const affix = need(one);
    return range !== undefined && test(range.part, affix);
  });
}

function split(text: string, separator: Value | undefined, limit: Value = -1): Value[] {
  const given = needInteger(limit, 'maxsplit');
  const most = given < 0 ? Infinity : given;
  if (separator === undefined || separator === null) {
    if (most === Infinity) return splitWords(text);
    const parts: Value[] = [];
    let rest = trimStart(text);
    while (rest && parts.length < most) {
      const word = splitWords(rest)[0]!;
      parts.push(word);
      rest = trimStart(rest.slice(word.length));
    }
    return rest ? [...parts, trimEnd(rest)] : parts;
  }
  const mark = need(separator);
  if (mark === '') throw new ValueError('The separator is empty.');
  const parts = text.split(mark);
  if (parts.length - 1 <= most) return parts;
  return [...parts.slice(0, most), parts.slice(most).join(mark)];
}
