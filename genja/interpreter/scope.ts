import type { Value } from '../values/types';

/** The variables of a block; what it does not have, it asks the block around it. */
export interface Scope {
  get(name: string): Value | undefined;
  set(name: string, value: Value): void;
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
