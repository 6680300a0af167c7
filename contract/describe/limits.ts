import type { Schema } from '../read/openapi';

/** The keys by which a schema bounds values, each with the words for readers, in their order. */
export const LIMITS = {
  format: 'Format',
  minimum: 'At least',
  exclusiveMinimum: 'More than',
  maximum: 'At most',
  exclusiveMaximum: 'Less than',
  multipleOf: 'Multiple of',
  minLength: 'Minimum length',
  maxLength: 'Maximum length',
  minItems: 'Minimum items',
  maxItems: 'Maximum items',
  minProperties: 'Minimum entries',
  maxProperties: 'Maximum entries',
  pattern: 'Pattern',
  uniqueItems: 'No duplicates',
} as const satisfies Partial<Record<keyof Schema, string>>;

export type Limit = keyof typeof LIMITS;

export const LIMIT_KEYS = Object.keys(LIMITS) as Limit[];

/**
 * The limits of a field: its own, and those of the items of its list.
 *
 * @example
 * pickLimits({ type: 'array', maxItems: 9, items: { type: 'number', format: 'float' } });
 * // { format: 'float', maxItems: 9 }
 */
export function pickLimits({ items, ...schema }: Schema): Pick<Schema, Limit> {
  const limits = LIMIT_KEYS.flatMap((key) => {
    const value = schema[key] ?? items?.[key];
    return value === undefined ? [] : [[key, value]];
  });
  return Object.fromEntries(limits) as Pick<Schema, Limit>;
}

/**
 * Whether a limit rejects values that another one allows.
 *
 * @example
 * isStricter('maxLength', 100, 200); // true
 * isStricter('maxLength', 100, undefined); // true
 */
export function isStricter(key: Limit, limit: unknown, other: unknown): boolean {
  if (limit === undefined || limit === false) return false;
  if (other === undefined || other === false) return true;
  if (/min/i.test(key)) return Number(limit) > Number(other);
  if (/max/i.test(key)) return Number(limit) < Number(other);
  if (key === 'multipleOf') return Number(other) % Number(limit) !== 0;
  // Nobody can tell which of two patterns or formats allows less.
  return limit !== other;
}
