import { toLiteral } from './field-option';
import { LIMIT_KEYS, LIMITS, pickLimits } from './limits';
import type { FieldDoc } from '../read/list-types';

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
