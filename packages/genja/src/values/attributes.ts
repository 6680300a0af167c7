import { notSupported } from '../error';
import { characters } from '../text';
import { findMethod, isPythonMethod } from './methods';
import { measure } from './iterate';
import { toText } from './print';
import {
  asText,
  Dict,
  isDictView,
  isInstance,
  isText,
  orElse,
  Tuple,
  typeOf,
  Undefined,
  ValueError,
  type Value,
} from './types';
import type { Context } from './context';
import type { Budget } from '../limits';

/** `object.name`: the method first, then the key, as in Jinja. */
export function getAttribute(object: Value, name: string, context: Context): Value {
  if (object instanceof Undefined) throw new ValueError(object.message);
  const attribute = findAttribute(object, name, context);
  if (attribute !== undefined) return attribute;
  return orElse(findItem(object, name), () => missing(object, name, context.budget));
}

/** `object[key]`: the item first, then the attribute. */
export function getItem(object: Value, key: Value, context: Context): Value {
  if (object instanceof Undefined) throw new ValueError(object.message);
  if (isText(object)) context.budget.spendReading(measure(object));
  const item = findItem(object, key);
  if (item !== undefined) return item;
  const name = asText(key);
  const attribute = name === undefined ? undefined : findAttribute(object, name, context);
  return orElse(attribute, () => missing(object, key, context.budget));
}

export function findAttribute(object: Value, name: string, context: Context): Value | undefined {
  if (isInstance(object)) return object.attributes?.(name);
  if (object instanceof Tuple && object.names.includes(name)) {
    return object.items[object.names.indexOf(name)];
  }
  const method = findMethod(object, name, context);
  if (method) return method;
  if (isPythonMethod(object, name)) throw notSupported(`The method "${name}"`, context.at);
  return undefined;
}

export function findItem(object: Value, key: Value): Value | undefined {
  if (object instanceof Dict) {
    if (Array.isArray(key) || key instanceof Dict) return undefined;
    return object.get(key);
  }
  const index = typeof key === 'boolean' ? Number(key) : key;
  if (typeof index !== 'number' || isDictView(object)) return undefined;
  const items = Array.isArray(object) ? object : object instanceof Tuple ? object.items : undefined;
  if (items) return items.at(index);
  const text = asText(object);
  return text === undefined ? undefined : characters(text).at(index);
}

function missing(object: Value, key: Value, budget: Budget): Undefined {
  return new Undefined(`The ${typeOf(object)} has no "${toText(key, budget)}".`);
}

/** `list[start:stop:step]`, of lists and texts. */
export function slice(object: Value, bounds: (Value | undefined)[], budget: Budget): Value {
  if (object instanceof Undefined) throw new ValueError(object.message);
  budget.spendReading(measure(object));
  const [start, stop, step] = bounds.map((bound) => {
    if (bound === undefined || bound === null) return undefined;
    if (typeof bound === 'number' || typeof bound === 'boolean') return Number(bound);
    throw new ValueError('The bounds of a slice are whole numbers.');
  });
  const text = asText(object);
  if (text !== undefined) return pick(characters(text), start, stop, step).join('');
  if (Array.isArray(object)) return pick(object, start, stop, step);
  if (object instanceof Tuple && !isDictView(object))
    return new Tuple(pick(object.items, start, stop, step));
  throw new ValueError(`A ${typeOf(object)} cannot be cut.`);
}

function pick<T>(items: T[], start?: number, stop?: number, step = 1): T[] {
  if (step === 0) throw new ValueError('The step of a slice cannot be 0.');
  const size = items.length;
  const clamp = (index: number, low: number, high: number) =>
    Math.min(high, Math.max(low, index < 0 ? index + size : index));
  const picked: T[] = [];
  if (step > 0) {
    const end = clamp(stop ?? size, 0, size);
    for (let index = clamp(start ?? 0, 0, size); index < end; index += step) {
      picked.push(items[index]!);
    }
  } else {
    const end = stop === undefined ? -1 : clamp(stop, -1, size - 1);
    for (
      let at = start === undefined ? size - 1 : clamp(start, -1, size - 1);
      at > end;
      at += step
    ) {
      picked.push(items[at]!);
    }
  }
  return picked;
}
