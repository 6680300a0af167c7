import type { Schema } from '#contract/openapi';
import { findNearest } from '#contract/suggest';

const BY_TYPE: Record<string, string> = {
  array: 'Send a list in square brackets.',
  boolean: 'Send true or false, without quotation marks.',
  integer: 'Send a whole number, without quotation marks.',
  number: 'Send a number, without quotation marks.',
  object: 'Send an object in curly brackets.',
  string: 'Send text in quotation marks.',
};

const BY_KEYWORD: Record<string, string> = {
  anyOf: 'Add one of the fields that the rule names.',
  not: 'Remove the fields of one of the two forms.',
  uniqueItems: 'Remove the values that occur twice.',
};

/** Says what to change, where a keyword of the contract is broken. */
export function toRemedy(
  keyword: string,
  schema: Schema,
  value: unknown,
  missing: string | undefined,
): string {
  if (missing !== undefined) return `Add the field "${missing}".`;
  if (keyword === 'type') return BY_TYPE[[schema.type].flat()[0] ?? ''] ?? 'Send another value.';
  if (keyword === 'enum') return toChoice(schema.enum ?? [], value);
  if (schema.format === 'date') return 'Write the day as YYYY-MM-DD, and make sure that it exists.';
  return BY_KEYWORD[keyword] ?? 'Send a value as the reference of the field describes it.';
}

function toChoice(values: string[], value: unknown): string {
  const nearest = typeof value === 'string' ? findNearest(value.slice(0, 60), values) : undefined;
  return nearest === undefined ? 'Use one of these values.' : `Did you mean "${nearest}"?`;
}
