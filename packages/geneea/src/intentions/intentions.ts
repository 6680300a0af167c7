/** Something that a reader wants from an operation, and how its request says so. */
export interface Intention {
  /** Permanent: links contain it. */
  id: string;
  /** In the reader's words: `People in the headline`. */
  title: string;
  /** Where the response shows it. */
  result: string;
  changes: BodyChange[];
}

/** A field of the body that is set, or removed where there is no value. */
export interface BodyChange {
  /** Names with dots: `constraints.tags.noneOf`. */
  path: string;
  value?: unknown;
  why: string;
}

/** The intentions of a contract, by operation. */
export type Intentions = Record<string, Intention[]>;

/** The names of a path, from the outside to the field. */
export function toNames({ path }: Pick<BodyChange, 'path'>): string[] {
  return path.split('.');
}

/**
 * A change as one line of code.
 *
 * @example
 * printBodyChange({ path: 'analyses', value: ['tags'], why: '…' }); // 'analyses: ["tags"]'
 */
export function printBodyChange({ path, value }: BodyChange): string {
  return value === undefined ? path : `${path}: ${JSON.stringify(value)}`;
}
