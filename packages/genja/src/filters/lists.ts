import type { Context } from '../values/context';
import { SMALL_STEP } from '../limits';
import { needInteger, type Bound } from '../values/arguments';
import { findAttribute } from '../values/attributes';
import { characters } from '../text';
import { compare, isEqual, sortBy } from '../values/compare';
import { countItems, isTrue, iterate } from '../values/iterate';
import { calculate } from '../values/arithmetic';
import { toJson } from '../values/json';
import { toText } from '../values/print';
import {
  asText,
  Dict,
  Markup,
  orElse,
  Stream,
  toHash,
  Tuple,
  typeOf,
  Undefined,
  ValueError,
  type CallArguments,
  type Value,
} from '../values/types';
import {
  ignoreCase,
  createGetter,
  createMultiGetter,
  define,
  needText,
  type Filter,
} from './define';

const fallback = define(['default_value', 'boolean'], (value, [other = '', boolean = false]) =>
  value instanceof Undefined || (isTrue(boolean) && !isTrue(value)) ? other : value,
);
const length = define([], (value) => countItems(value));

export const LIST_FILTERS: Record<string, Filter> = {
  default: fallback,
  d: fallback,
  length,
  count: length,
  first: define([], (value) => {
    for (const item of iterate(value)) return item;
    return new Undefined('The list is empty and has no first item.');
  }),
  last: define([], (value) => {
    if (value instanceof Stream) throw new ValueError('A stream has no last item. Add |list.');
    return orElse(
      [...iterate(value)].at(-1),
      () => new Undefined('The list is empty and has no last item.'),
    );
  }),
  random: define([], (value, _, context) => {
    if (value instanceof Dict || value instanceof Stream) {
      throw new ValueError(`"random" takes a list, not a ${typeOf(value)}.`);
    }
    if (value instanceof Undefined) throw new ValueError(value.message);
    const items = [...iterate(value)];
    const picked = items[Math.min(items.length - 1, Math.floor(context.random() * items.length))];
    return orElse(picked, () => new Undefined('The list is empty.'));
  }),
  list: define([], (value, _, context) => collectItems(value, context)),
  min: define(['case_sensitive', 'attribute'], (value, args, context) =>
    pickExtreme(value, args, context, (order) => order < 0),
  ),
  max: define(['case_sensitive', 'attribute'], (value, args, context) =>
    pickExtreme(value, args, context, (order) => order > 0),
  ),
  sum: define(['attribute', 'start'], (value, [attribute = null, start = 0], context) => {
    const get = createGetter(attribute, context);
    if (asText(start) !== undefined) throw new ValueError('"sum" adds numbers, not texts.');
    let total = start;
    for (const item of iterate(value)) {
      context.budget.spend(SMALL_STEP);
      total = calculate('+', total, get(item), context.budget);
    }
    return total;
  }),
  sort: define(['reverse', 'case_sensitive', 'attribute'], (value, args, context) => {
    const [reverse = false, caseSensitive = false, attribute = null] = args;
    const get = createMultiGetter(attribute, context);
    const normalize = createNormalizer(caseSensitive);
    const items = collectItems(value, context);
    return sortBy(items, (item) => get(item).map(normalize), context.budget, isTrue(reverse));
  }),
  reverse: define([], (value, _, context) => {
    const text = asText(value);
    if (text !== undefined) return characters(text).reverse().join('');
    const items = collectItems(value, context).reverse();
    return value instanceof Stream ? items : new Stream(items.values(), 'reversed list');
  }),
  unique: define(['case_sensitive', 'attribute'], (value, args, context) => {
    const [caseSensitive = false, attribute = null] = args;
    const get = createGetter(attribute, context);
    return stream(function* () {
      const seen = new Set<string>();
      for (const item of iterate(value)) {
        const itemValue = get(item);
        const keyed = isTrue(caseSensitive) ? itemValue : ignoreCase(itemValue);
        const key = toHash(keyed, context.budget);
        if (seen.has(key)) continue;
        seen.add(key);
        yield item;
      }
    });
  }),
  map: (value, call, context) =>
    stream(function* () {
      if (!isTrue(value)) return;
      const convert = createConverter(call, context);
      for (const item of iterate(value)) yield convert(item);
    }),
  select: picker(false, true),
  reject: picker(false, false),
  selectattr: picker(true, true),
  rejectattr: picker(true, false),
  groupby: define(['attribute', 'default', 'case_sensitive'], groupBy),
  batch: define(['linecount', 'fill_with'], (value, [count, fill], { budget }) => {
    const size = needInteger(count ?? new Undefined('"batch" needs a length.'), 'linecount');
    return stream(function* () {
      let row: Value[] = [];
      for (const item of iterate(value)) {
        if (row.length === size) {
          yield row;
          row = [];
        }
        row.push(item);
      }
      if (row.length === 0) return;
      if (fill != null) {
        budget.spend(Math.max(0, size - row.length));
        while (row.length < size) row.push(fill);
      }
      yield row;
    });
  }),
  slice: define(['slices', 'fill_with'], (value, [slices, fill], context) => {
    const count = needInteger(slices ?? new Undefined('"slice" needs a number.'), 'slices');
    return stream(() => cut(value, count, fill, context));
  }),
  items: define([], (value) => {
    if (!(value instanceof Dict || value instanceof Undefined)) {
      throw new ValueError(`"items" takes a map, not a ${typeOf(value)}.`);
    }
    return stream(function* () {
      if (value instanceof Dict) for (const entry of value.entries()) yield new Tuple(entry);
    });
  }),
  dictsort: define(['case_sensitive', 'by', 'reverse'], (value, args, { budget }) => {
    const [caseSensitive = false, by = 'key', reverse = false] = args;
    const position = ['key', 'value'].indexOf(needText(by, 'by'));
    if (position < 0) throw new ValueError("\"by\" is 'key' or 'value'.");
    if (value instanceof Undefined) throw new ValueError(value.message);
    if (!(value instanceof Dict))
      throw new ValueError(`"dictsort" takes a map, not a ${typeOf(value)}.`);
    const normalize = createNormalizer(caseSensitive);
    const sorted = sortBy(
      value.entries(),
      (entry) => normalize(entry[position]!),
      budget,
      isTrue(reverse),
    );
    return sorted.map((entry) => new Tuple(entry));
  }),
  tojson: define(['indent'], (value, [indent], { budget }) => {
    const width = indent == null ? undefined : needInteger(indent, 'indent');
    budget.checkLength(width ?? 0);
    return new Markup(toJson(value, budget, width));
  }),
  attr: define(['name'], (value, [name], context) => {
    const text = toText(name ?? null, context.budget);
    return orElse(
      findAttribute(value, text, context),
      () => new Undefined(`There is no attribute "${text}".`),
    );
  }),
};

function stream(make: () => Iterator<Value>): Stream {
  return new Stream({
    // Nothing is read, and no error is raised, before the first item is needed.
    next() {
      this.iterator ??= make();
      return this.iterator.next();
    },
  } as Iterator<Value> & { iterator?: Iterator<Value> });
}

function createNormalizer(caseSensitive: Value): (item: Value) => Value {
  return isTrue(caseSensitive) ? (item) => item : ignoreCase;
}

function collectItems(value: Value, { budget }: Context): Value[] {
  const items: Value[] = [];
  for (const item of iterate(value)) {
    budget.spend(1);
    items.push(item);
  }
  return items;
}

function pickExtreme(
  value: Value,
  [caseSensitive = false, attribute = null]: Bound,
  context: Context,
  isBetter: (order: number) => boolean,
): Value {
  const get = createGetter(attribute, context);
  const toKey = (item: Value) => (isTrue(caseSensitive) ? get(item) : ignoreCase(get(item)));
  let best: { item: Value; key: Value } | undefined;
  for (const item of iterate(value)) {
    const key = toKey(item);
    if (!best || isBetter(compare(key, best.key, context.budget))) best = { item, key };
  }
  return best ? best.item : new Undefined('The list is empty.');
}

/** The function that `map` runs for each item: it takes a key, or runs a filter. */
function createConverter(
  { positional, named }: CallArguments,
  context: Context,
): (item: Value) => Value {
  if (positional.length === 0 && named.has('attribute')) {
    const { attribute, default: other, ...rest } = Object.fromEntries(named);
    const [unknown] = Object.keys(rest);
    if (unknown) throw new ValueError(`"map" has no argument "${unknown}".`);
    return createGetter(attribute!, context, other);
  }
  const [name, ...rest] = positional;
  if (name === undefined) throw new ValueError('"map" needs the name of a filter, or attribute=.');
  const filter = needText(name, 'filter');
  return (item) => context.applyFilter(filter, item, { positional: rest, named: new Map(named) });
}

/** `select`, `reject` and their forms that look at one key. */
function picker(byAttribute: boolean, keepsPassing: boolean): Filter {
  return (value, { positional, named }, context) =>
    stream(function* () {
      if (!isTrue(value)) return;
      const [attribute, ...afterAttribute] = positional;
      if (byAttribute && attribute === undefined) throw new ValueError('The filter needs a key.');
      const get = byAttribute ? createGetter(attribute!, context) : (item: Value) => item;
      const [test, ...rest] = byAttribute ? afterAttribute : positional;
      const name = test === undefined ? undefined : needText(test, 'test');
      for (const item of iterate(value)) {
        const itemValue = get(item);
        const passes =
          name === undefined
            ? isTrue(itemValue)
            : context.applyTest(name, itemValue, { positional: rest, named: new Map(named) });
        if (passes === keepsPassing) yield item;
      }
    });
}

function groupBy(value: Value, args: Bound, context: Context): Value {
  const [attribute, other, caseSensitive = false] = args;
  if (attribute === undefined) throw new ValueError('"groupby" needs an attribute.');
  const get = createGetter(attribute, context, other ?? undefined);
  const normalize = createNormalizer(caseSensitive);
  const toKey = (item: Value) => normalize(get(item));
  const groups: { key: Value; items: Value[] }[] = [];
  for (const item of sortBy(collectItems(value, context), toKey, context.budget)) {
    const key = toKey(item);
    const group = groups.at(-1);
    if (group && isEqual(group.key, key, context.budget)) group.items.push(item);
    else groups.push({ key, items: [item] });
  }
  return groups.map(({ key, items }) => {
    const grouper = isTrue(caseSensitive) ? key : get(items[0]!);
    return new Tuple([grouper, items], ['grouper', 'list']);
  });
}

function* cut(value: Value, count: number, fill: Value | undefined, context: Context) {
  const items = collectItems(value, context);
  if (count === 0) throw new ValueError('The number of parts cannot be 0.');
  const size = Math.floor(items.length / count);
  const longer = items.length - size * count;
  let offset = 0;
  for (let index = 0; index < count; index++) {
    context.budget.spend(1);
    const start = offset + index * size;
    if (index < longer) offset++;
    const column = items.slice(start, offset + (index + 1) * size);
    if (fill != null && index >= longer) column.push(fill);
    yield column;
  }
}
