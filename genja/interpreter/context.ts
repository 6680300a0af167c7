import type { Span } from '../error';
import type { Budget } from '../limits';
import type { Language } from '../morphology/word';
import type { Finish, Piece, Rich } from '../output/rich';
import type { CallArguments, Value } from '../values/types';

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

export function warn(context: Context, message: string, span = context.at): void {
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
