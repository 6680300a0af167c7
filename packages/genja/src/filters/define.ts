import type { Context } from '../values/context';
import { bindArguments, type Bound } from '../values/arguments';
import { asText, Undefined, ValueError, type CallArguments, type Value } from '../values/types';
import { getItem } from '../values/attributes';

export type Filter = (value: Value, call: CallArguments, context: Context) => Value;

/**
 * A filter with named parameters. Arguments may come by position or by name.
 *
 * @example
 * const center = define(['width'], (value, [width = 80]) => …);
 */
export function define(
  parameters: string[],
  run: (value: Value, args: Bound, context: Context) => Value,
): Filter {
  return (value, call, context) =>
    run(value, bindArguments('The filter', parameters, call), context);
}

export function needText(value: Value, name: string): string {
  const text = asText(value);
  if (text !== undefined) return text;
  throw new ValueError(value instanceof Undefined ? value.message : `"${name}" has to be a text.`);
}

/**
 * Reads `attribute='a.b'` or `attribute=0` of an item.
 *
 * @param other is used where the item does not have it
 */
export function createGetter(
  attribute: Value,
  context: Context,
  other?: Value,
): (item: Value) => Value {
  const path = splitPath(attribute);
  return (item) => {
    let value = item;
    for (const key of path) {
      value = getItem(value, key, context);
      if (value instanceof Undefined && other !== undefined) value = other;
    }
    return value;
  };
}

/** Several with commas, `'region,town'`, give a list to sort by. */
export function createMultiGetter(attribute: Value, context: Context): (item: Value) => Value[] {
  const text = asText(attribute);
  const getters = (text === undefined ? [attribute] : text.split(',')).map((name) =>
    createGetter(name, context),
  );
  return (item) => getters.map((get) => get(item));
}

function splitPath(attribute: Value): Value[] {
  if (attribute === null) return [];
  const text = asText(attribute);
  if (text === undefined) return [attribute];
  return text.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

/** Comparisons use it unless `case_sensitive` is true. */
export function ignoreCase(value: Value): Value {
  const text = asText(value);
  return text === undefined ? value : text.toLowerCase();
}
