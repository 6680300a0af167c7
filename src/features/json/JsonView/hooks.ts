import type { ReactNode } from 'react';

export interface ValueLinks {
  name?: string;
  /** Of a value that the documentation explains. */
  value?: string;
}

export interface Hooks {
  /** What is behind a text or a number, such as the requests that take it. */
  renderBeside?(value: string | number, pointer: string): ReactNode;
  /** Where the name of a value, or the value itself, is documented. */
  linkTo?(pointer: string, value: unknown): ValueLinks;
  /** Classes of values, by pointer. Whatever lies around a marked value must be in the map too. */
  marks?: ReadonlyMap<string, string>;
  /** A value that is unfolded when this changes. */
  reveal?: string;
}
