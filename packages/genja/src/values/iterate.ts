import { characters } from '../text';
import {
  asText,
  Dict,
  isInstance,
  isRich,
  isText,
  Markup,
  measureText,
  Stream,
  toKnownText,
  Tuple,
  typeOf,
  Undefined,
  ValueError,
  type Value,
} from './types';

/** The items of a value, one after another: of a map its keys, of a text its characters. */
export function iterate(value: Value): Iterable<Value> {
  if (Array.isArray(value)) return value;
  if (value instanceof Tuple) return value.items;
  if (value instanceof Dict) return value.keys();
  if (value instanceof Undefined) return [];
  if (value instanceof Stream) return { [Symbol.iterator]: () => value.iterator };
  const text = asText(value);
  if (text !== undefined) return characters(text);
  throw new ValueError(`A ${typeOf(value)} has no items to go through.`);
}

export function isIterable(value: Value): boolean {
  return typeof value === 'object'
    ? value !== null && !isInstance(value) && !('value' in value)
    : typeof value === 'string';
}

export function countItems(value: Value): number {
  if (Array.isArray(value)) return value.length;
  if (value instanceof Tuple) return value.items.length;
  if (value instanceof Dict) return value.size;
  if (value instanceof Undefined) return 0;
  const text = asText(value);
  if (text !== undefined) return characters(text).length;
  throw new ValueError(`A ${typeOf(value)} has no length.`);
}

/** The characters or items that work on a value has to read. */
export function measure(value: Value): number {
  if (isText(value)) return measureText(value);
  return Array.isArray(value) || value instanceof Tuple || value instanceof Dict
    ? countItems(value)
    : 0;
}

export function isTrue(value: Value): boolean {
  if (value === null || value === false || value instanceof Undefined) return false;
  if (typeof value === 'number') return value !== 0;
  if (typeof value === 'object' && 'value' in value) return value.value !== 0;
  if (isRich(value)) return value.pieces.some((piece) => toKnownText(piece) !== '');
  if (value instanceof Markup) return value.text !== '';
  if (typeof value === 'string') return value !== '';
  if (Array.isArray(value) || value instanceof Tuple || value instanceof Dict) {
    return countItems(value) > 0;
  }
  return true;
}
