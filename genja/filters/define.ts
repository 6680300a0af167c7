import type { Context } from '../interpreter/context';
import { asText, Undefined, ValueError, type CallArguments, type Value } from '../values/types';

export type Filter = (value: Value, call: CallArguments, context: Context) => Value;

/** Arguments in the order of the parameters; `undefined` where none was given. */
type Bound = (Value | undefined)[];

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
  return (value, call, context) => run(value, bind(parameters, call), context);
}

function bind(parameters: string[], { positional, named }: CallArguments): Bound {
  if (positional.length > parameters.length) {
    throw new ValueError(`The filter takes at most ${parameters.length} arguments.`);
  }
  for (const name of named.keys()) {
    const index = parameters.indexOf(name);
    if (index < 0) {
      const known = parameters.length ? ` Arguments: ${parameters.join(', ')}.` : '';
      throw new ValueError(`The filter has no argument "${name}".${known}`);
    }
    if (index < positional.length) throw new ValueError(`The argument "${name}" is given twice.`);
  }
  return parameters.map((name, index) =>
    index < positional.length ? positional[index] : named.get(name),
  );
}

export function needInteger(value: Value, name: string): number {
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'number') return value;
  throw new ValueError(
    value instanceof Undefined ? value.message : `"${name}" has to be a whole number.`,
  );
}

export function needText(value: Value, name: string): string {
  const text = asText(value);
  if (text !== undefined) return text;
  throw new ValueError(value instanceof Undefined ? value.message : `"${name}" has to be a text.`);
}
