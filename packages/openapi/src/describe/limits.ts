import type { Schema } from '../read/openapi';
import { toLiteral } from './field-option';
import type { FieldDoc } from '../read/list-types';

/** The words for a limit: its label in documents, and what a message expects of a value. */
type Words = readonly [label: string, toExpectation: (limit: unknown) => string];

/** The keys by which a schema bounds values, in the order in which readers see them. */
const LIMITS = {
  format: ['Format', (format) => `a string in the format ${format}`],
  minimum: ['At least', (least) => `a number of at least ${least}`],
  exclusiveMinimum: ['More than', (bound) => `a number above ${bound}`],
  maximum: ['At most', (most) => `a number of at most ${most}`],
  exclusiveMaximum: ['Less than', (bound) => `a number below ${bound}`],
  multipleOf: ['Multiple of', (step) => `a multiple of ${step}`],
  minLength: ['Minimum length', (least) => `at least ${count(least, 'character')}`],
  maxLength: ['Maximum length', (most) => `at most ${count(most, 'character')}`],
  minItems: ['Minimum items', (least) => `at least ${count(least, 'item')}`],
  maxItems: ['Maximum items', (most) => `at most ${count(most, 'item')}`],
  minProperties: ['Minimum entries', (least) => `at least ${count(least, 'entry', 'entries')}`],
  maxProperties: ['Maximum entries', (most) => `at most ${count(most, 'entry', 'entries')}`],
  pattern: ['Pattern', (pattern) => `a string that matches ${pattern}`],
  uniqueItems: ['No duplicates', () => 'a list without duplicates'],
} as const satisfies Partial<Record<keyof Schema, Words>>;

function count(number: unknown, singular: string, many = `${singular}s`): string {
  return `${number} ${number === 1 ? singular : many}`;
}

export type Limit = keyof typeof LIMITS;

export const LIMIT_KEYS = Object.keys(LIMITS) as Limit[];

/**
 * Says in words how a limit bounds values.
 *
 * @example
 * describeLimit('maxItems', 9); // 'at most 9 items'
 */
export function describeLimit(key: Limit, limit: unknown): string {
  return LIMITS[key][1](limit);
}

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
export function isStricter(key: string, limit: unknown, other: unknown): boolean {
  if (limit === undefined || limit === false) return false;
  if (other === undefined || other === false) return true;
  if (/min/i.test(key)) return Number(limit) > Number(other);
  if (/max/i.test(key)) return Number(limit) < Number(other);
  if (key === 'multipleOf') return !isWhole(Number(other) / Number(limit));
  // Nobody can tell which of two patterns or formats allows less.
  return limit !== other;
}

/** Decimal fractions are not exact: 0.3 / 0.1 is just below 3. */
function isWhole(quotient: number): boolean {
  return Math.abs(quotient - Math.round(quotient)) <= Math.abs(quotient) * 1e-9;
}

/** A line of the reference about a field, besides its type, its meaning and its values. */
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
    ...buildLine('Default', preset),
    ...LIMIT_KEYS.flatMap((key) => buildLine(LIMITS[key][0], limits[key as keyof typeof limits])),
    ...(uniqueItems ? [{ label: LIMITS.uniqueItems[0] }] : []),
    ...buildLine('Only', schema.const),
    ...buildLine('Example', toLiteral(example).length <= LONGEST_EXAMPLE ? example : undefined),
  ];
}

function buildLine(label: string, value: unknown): LimitLine[] {
  return value === undefined ? [] : [{ label, value: toLiteral(value) }];
}
