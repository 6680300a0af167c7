import type { Context } from '../interpreter/context';
import { SMALL_STEP, type Budget } from '../limits';
import {
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
import { joinTexts, toText } from './print';
import {
  asText,
  Dict,
  orElse,
  Tuple,
  Undefined,
  ValueError,
  type Instance,
  type Value,
} from './types';

type Method<T> = (object: T, args: Value[], context: Context) => Value;

/** The methods of Python's texts, lists and maps that templates use. They change nothing. */
const TEXT: Record<string, Method<string>> = {
  upper: (text) => text.toUpperCase(),
  lower: (text) => text.toLowerCase(),
  capitalize: (text) => capitalize(text),
  strip: (text, [set], { budget }) =>
    stripCharacters(text, set === undefined ? undefined : toText(set, budget)),
  lstrip: (text, [set], { budget }) =>
    set === undefined ? trimStart(text) : stripCharacters(text, toText(set, budget), 'start'),
  rstrip: (text, [set], { budget }) =>
    set === undefined ? trimEnd(text) : stripCharacters(text, toText(set, budget), 'end'),
  split: (text, [separator, limit]) => split(text, separator, limit),
  replace: (text, [from, to, count], { budget }) =>
    replaceText(text, need(from), need(to), typeof count === 'number' ? count : -1, budget),
  startswith: (text, [part]) => texts(part).some((start) => text.startsWith(start)),
  endswith: (text, [part]) => texts(part).some((end) => text.endsWith(end)),
  find: (text, [part]) => {
    const at = text.indexOf(need(part));
    return at < 0 ? -1 : countCharacters(text.slice(0, at));
  },
  count: (text, [part]) => {
    const wanted = need(part);
    return wanted === '' ? countCharacters(text) + 1 : text.split(wanted).length - 1;
  },
  join: (text, [items], { budget }) => joinTexts([...iterate(items ?? null)], need, budget, text),
  isdigit: (text) => /^\p{Nd}+$/u.test(text),
  isupper: (text) => isUpper(text),
  islower: (text) => isLower(text),
};

const MAP: Record<string, Method<Dict>> = {
  items: (map) => map.entries().map((entry) => new Tuple(entry)),
  keys: (map) => map.keys(),
  values: (map) => map.values(),
  get: (map, [key, other]) => orElse(map.get(key ?? null), () => other ?? null),
};

const LIST: Record<string, Method<Value[]>> = {
  append: (list, [item], { budget }) => {
    budget.spend(1);
    if (item === undefined || containsList(item, list, budget)) {
      throw new ValueError('A list cannot contain itself.');
    }
    list.push(item);
    return null;
  },
  count: (list, [item], { budget }) =>
    list.filter((other) => isEqual(other, item ?? null, budget)).length,
  index: (list, [item], { budget }) => {
    const index = list.findIndex((other) => isEqual(other, item ?? null, budget));
    if (index < 0) throw new ValueError('The list does not contain the item.');
    return index;
  },
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
  return ({ positional, named }: { positional: Value[]; named: Map<string, Value> }) => {
    if (named.size > 0) throw new ValueError(`"${name}" takes no arguments by name.`);
    const undefinedValue = positional.find((value) => value instanceof Undefined);
    if (undefinedValue && name !== 'append') throw new ValueError(undefinedValue.message);
    context.budget.spendReading(measure(object));
    return methods[name]!(object, positional, context);
  };
}

function containsList(item: Value, list: Value[], budget: Budget, level = 0): boolean {
  budget.spend(SMALL_STEP);
  if (item === list || level > 50) return true;
  const parts = item instanceof Tuple ? item.items : item instanceof Dict ? item.values() : item;
  return Array.isArray(parts) && parts.some((part) => containsList(part, list, budget, level + 1));
}

function need(value: Value | undefined): string {
  const text = value === undefined ? undefined : asText(value);
  if (text === undefined) throw new ValueError('The method needs a text.');
  return text;
}

function texts(value: Value | undefined): string[] {
  return value instanceof Tuple ? value.items.map(need) : [need(value)];
}

function split(text: string, separator: Value | undefined, limit: Value | undefined): Value[] {
  const most = typeof limit === 'number' && limit >= 0 ? limit : Infinity;
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
