import type { Context } from './context';
import { SMALL_STEP, type Budget } from '../limits';
import { takePositional, type Method } from './arguments';
import { measure } from './iterate';
import { TEXT_METHODS } from './text-methods';
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

/** The methods of Python's maps and lists that templates use. Only `append` changes its object. */
const MAP: Record<string, Method<Dict>> = {
  items: [
    '',
    (map) =>
      new Tuple(
        map.entries().map((entry) => new Tuple(entry)),
        [],
        'dict_items',
      ),
  ],
  keys: ['', (map) => new Tuple(map.keys(), [], 'dict_keys')],
  values: ['', (map) => new Tuple(map.values(), [], 'dict_values')],
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
};

/** Further methods of Python; using one of these is reported by its name. */
const LEFT_OUT = {
  text:
    'casefold center count encode expandtabs find format format_map index isalnum isalpha isascii ' +
    'isdecimal isdigit isidentifier islower isnumeric isprintable isspace istitle isupper ljust lstrip maketrans partition removeprefix ' +
    'removesuffix rfind rindex rjust rpartition rsplit rstrip splitlines swapcase title translate zfill',
  map: 'clear copy fromkeys pop popitem setdefault update',
  list: 'clear copy count extend index insert pop remove reverse sort',
};

export function findMethod(object: Value, name: string, context: Context): Instance | undefined {
  const text = asText(object);
  const call = (
    text !== undefined
      ? bind(TEXT_METHODS, name, text, context)
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
  return Array.isArray(parts) && parts.some((item) => containsList(item, list, budget, level + 1));
}
