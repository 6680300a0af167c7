import type { Context } from './context';
import { Undefined, ValueError, type CallArguments, type Value } from './types';

/** Arguments in the order of the parameters; `undefined` where none was given. */
export type Bound = (Value | undefined)[];

/** The parameters of a method, and its function. The names are those of Python's documentation. */
export type Method<T> = [signature: string, (object: T, args: Value[], context: Context) => Value];

/**
 * Arguments that may come by position or by name.
 *
 * @param subject what the errors begin with
 * @example
 * bindArguments('The filter', ['width'], call); // [80]
 */
export function bindArguments(
  subject: string,
  parameters: string[],
  { positional, named }: CallArguments,
): Bound {
  if (positional.length > parameters.length) {
    throw new ValueError(`${subject} takes at most ${countArguments(parameters.length)}.`);
  }
  for (const name of named.keys()) {
    const index = parameters.indexOf(name);
    if (index < 0) {
      const names = parameters.length ? ` Arguments: ${parameters.join(', ')}.` : '';
      throw new ValueError(`${subject} has no argument "${name}".${names}`);
    }
    if (index < positional.length) throw new ValueError(`The argument "${name}" is given twice.`);
  }
  return parameters.map((name, index) =>
    index < positional.length ? positional[index] : named.get(name),
  );
}

/**
 * Arguments that come by position only, as of many functions of Python.
 *
 * @param signature the parameters, those that may be left out with `?`; without it, any number
 * @example
 * takePositional('split', call, 'sep? maxsplit?'); // [' ', 2]
 */
export function takePositional(
  name: string,
  { positional, named }: CallArguments,
  signature?: string,
): Value[] {
  if (named.size > 0) throw new ValueError(`"${name}" takes no arguments by name.`);
  if (signature !== undefined) {
    checkCount(name, positional.length, signature.match(/\w+\??/g) ?? []);
  }
  return positional;
}

function checkCount(name: string, count: number, parameters: string[]): void {
  const most = parameters.length;
  const least = parameters.filter((parameter) => !parameter.endsWith('?')).length;
  if (count >= least && count <= most) return;
  if (most === 0) throw new ValueError(`"${name}" takes no arguments.`);
  const range = least === most ? countArguments(most) : `${least} to ${countArguments(most)}`;
  const names = parameters.join(', ').replaceAll('?', '');
  throw new ValueError(`"${name}" takes ${range}: ${names}.`);
}

function countArguments(count: number): string {
  return count === 1 ? '1 argument' : `${count} arguments`;
}

export function needInteger(value: Value, name: string): number {
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'number') return value;
  throw new ValueError(
    value instanceof Undefined ? value.message : `"${name}" has to be a whole number.`,
  );
}
