import type { Schema } from '../read/openapi';
import { toLiteral } from './field-option';
import type { FieldDoc } from '../read/list-types';

/** The keys by which a schema bounds values, each with the words for readers, in their order. */
const LIMITS = {
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

/** What the reference says of a field besides its type, its meaning and its values. */
export interface LimitLine {
  label: string;
  /** As one types it; absent where the label says all. */
  value?: string;
}

const LONGEST_EXAMPLE = 60;

/**
 * Lists the default, the limits and an example of a field, in the order in which readers see them.
 *
 * @example
 * listLimits(dateBefore); // [{ label: 'Format', value: 'date' }, { label: 'Pattern', value: … }, …]
 */
export function listLimits({ schema, default: preset }: FieldDoc): LimitLine[] {
  const { uniqueItems, ...limits } = pickLimits(schema);
  const example = schema.examples?.[0];
  return [
    ...toLine('Default', preset),
    ...LIMIT_KEYS.flatMap((key) => toLine(LIMITS[key], limits[key as keyof typeof limits])),
    ...(uniqueItems ? [{ label: LIMITS.uniqueItems }] : []),
    ...toLine('Only', schema.const),
    ...toLine('Example', toLiteral(example).length <= LONGEST_EXAMPLE ? example : undefined),
  ];
}

function toLine(label: string, value: unknown): LimitLine[] {
  return value === undefined ? [] : [{ label, value: toLiteral(value) }];
}
