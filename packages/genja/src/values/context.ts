import type { Span } from '../error';
import type { Budget } from '../limits';
import type { Language } from '../word';
import type { Statement, Target } from '../syntax/ast';
import { iterate } from './iterate';
import { isInstance, ValueError } from './types';
import type { CallArguments, Finish, Piece, Rich, Value } from './types';

/** Everything that a running template needs, in one object. */
export interface Context {
  language: Language;
  budget: Budget;
  /** A number from 0 up to 1. */
  random: () => number;
  /** Items of the knowledge base by their id. */
  items: Value;
  warnings: Warning[];
  /** The expression that runs now: the place of an error. */
  at: Span;
  /** The tag that prints now: the place of a word. */
  expression: Span;
  finish: Finish;
  applyFilter(name: string, value: Value, call: CallArguments): Value;
  applyTest(name: string, value: Value, call: CallArguments): boolean;
  toRich(pieces: Piece[]): Rich;
  /** Runs statements one after another; what they print goes to the end of `output`. */
  run(body: Statement[], scope: Scope, output: Piece[]): void;
}

export interface Warning {
  message: string;
  span: Span;
}

/** The variables of a block; what it does not have, it asks the block around it. */
export interface Scope {
  get(name: string): Value | undefined;
  set(name: string, value: Value): void;
}

export function addWarning(context: Context, message: string, span = context.at): void {
  const { start, end } = span;
  if (context.warnings.length >= 100) return;
  if (context.warnings.some((other) => other.message === message && other.span.start === start)) {
    return;
  }
  context.warnings.push({ message, span: { start, end } });
}

export function openScope(parent?: Scope, values: Iterable<[string, Value]> = []): Scope {
  const variables = new Map(values);
  return {
    get(name) {
      const value = variables.get(name);
      return value === undefined ? parent?.get(name) : value;
    },
    set(name, value) {
      variables.set(name, value);
    },
  };
}

/** Runs a body on its own. The result is plain text, unless a word in it waits for its form. */
export function capture(body: Statement[], scope: Scope, context: Context): Value {
  const pieces: Piece[] = [];
  context.run(body, scope, pieces);
  return toValue(pieces, context);
}

function toValue(pieces: Piece[], context: Context): Value {
  const waits = pieces.some(
    (piece) => piece.type === 'word' || (piece.isAuthored && /\p{L}#/u.test(piece.text)),
  );
  if (waits) return context.toRich(pieces);
  return pieces.map((piece) => (piece.type === 'text' ? piece.text : '')).join('');
}

export function pickIndex(count: number, { random }: Context): number {
  return Math.min(count - 1, Math.max(0, Math.floor(random() * count) || 0));
}

/** Gives a value to a name, its items to several names, or a field to a namespace. */
export function assign(target: Target, value: Value, scope: Scope): void {
  if (target.type === 'name') return scope.set(target.name, value);
  if (target.type === 'field') {
    const object = scope.get(target.object);
    if (object === undefined || !isInstance(object) || !object.setAttribute) {
      throw new ValueError(
        `"${target.object}" is not a namespace, so "${target.field}" cannot be set. Create it with namespace().`,
      );
    }
    return object.setAttribute(target.field, value);
  }
  const items = [...iterate(value)];
  if (items.length !== target.items.length) {
    throw new ValueError(`${target.items.length} names cannot take ${items.length} values.`);
  }
  target.items.forEach((item, index) => assign(item, items[index]!, scope));
}
