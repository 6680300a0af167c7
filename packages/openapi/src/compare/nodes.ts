import { isObject } from '@docs/utils';
import { METHODS } from '../read/openapi';
import type { OpenApiDocument, Operation } from '../read/openapi';

/** A part of a document. */
export type Node = Record<string, unknown>;

/** A copy without some keys. */
export function omit<Kind extends object>(node: Kind, keys: Iterable<string>): Kind {
  const gone = new Set(keys);
  return Object.fromEntries(Object.entries(node).filter(([key]) => !gone.has(key))) as Kind;
}

/** A copy with some keys only. */
export function pick<Kind extends object>(node: Kind, keys: Iterable<string>): Partial<Kind> {
  const kept = new Set(keys);
  return Object.fromEntries(Object.entries(node).filter(([key]) => kept.has(key))) as Partial<Kind>;
}

/** Keys in another order mean the same. */
export function isSame(a: unknown, b: unknown): boolean {
  return toCanonical(a) === toCanonical(b);
}

function toCanonical(value: unknown): string | undefined {
  return JSON.stringify(value, (_, inner: unknown) =>
    isObject(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** A string of white space, a list or an object with nothing in it, or no value. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0;
  return value === undefined || value === null;
}

/** Lists the operations of a document as they are written. */
export function listWritten({ paths }: OpenApiDocument): Operation[] {
  return Object.values(paths).flatMap((item) => METHODS.flatMap((method) => item[method] ?? []));
}
