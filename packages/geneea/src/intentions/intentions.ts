import { getAt, isObject } from '@docs/utils';
import { setInText } from '@docs/openapi/forms';

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

/**
 * Writes changes into an object as JSON text; the rest stays letter by letter.
 *
 * @example changeBody('{"id": "1"}', [{ path: 'a.b', value: 1, why: '' }]); // '{"id": "1", "a": {"b": 1}}', on separate lines
 */
export function changeBody(text: string, changes: BodyChange[]): string {
  return changes.reduce(
    (body, change) => {
      const names = toNames(change);
      const value: unknown = JSON.parse(body);
      if (change.value === undefined && getAt(value, names) === undefined) return body;
      return setInText(clearWay(body, value, names), names, change.value);
    },
    text.trim() === '' ? '{}' : text,
  );
}

/** A value on the way to the field that is no object is replaced by one. */
function clearWay(text: string, value: unknown, names: string[]): string {
  const depth = names.findIndex((_, index) => {
    const inner = getAt(value, names.slice(0, index));
    return index > 0 && inner !== undefined && !isObject(inner);
  });
  return depth < 0 ? text : setInText(text, names.slice(0, depth), {});
}
