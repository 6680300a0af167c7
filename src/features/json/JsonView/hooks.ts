import type { ReactNode } from 'react';

export interface Hooks {
  /** What stands behind a text or a number, such as the calls that take it. */
  renderBeside?(value: string | number, pointer: string): ReactNode;
  /** Classes of values, by pointer. Whatever lies around a marked value must be in the map too. */
  marks?: ReadonlyMap<string, string>;
  /** A value that is unfolded when this changes. */
  reveal?: string;
}
