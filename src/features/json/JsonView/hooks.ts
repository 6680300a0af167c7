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

/** Whether a value is drawn otherwise with other hooks: it or something in it was marked, or will be. */
export function isTouched(pointer: string, before: Hooks, after: Hooks): boolean {
  if (before.renderBeside !== after.renderBeside || before.linkTo !== after.linkTo) return true;
  if (before.marks !== after.marks && [before, after].some(({ marks }) => marks?.has(pointer))) {
    return true;
  }
  return before.reveal !== after.reveal && [before, after].some((one) => isAround(pointer, one));
}

/** Whether the value to unfold lies inside of a value. */
export function isAround(pointer: string, { reveal }: Hooks): boolean {
  return reveal?.startsWith(`${pointer}/`) ?? false;
}
