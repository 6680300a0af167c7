import type { Schema } from '#contract/openapi';
import { findNearest } from '#contract/suggest';

const BY_TYPE: Record<string, string> = {
  array: 'Send an array, in square brackets.',
  boolean: 'Send true or false, without quotation marks.',
  integer: 'Send a whole number, without quotation marks.',
  number: 'Send a number, without quotation marks.',
  object: 'Send an object, in curly braces.',
  string: 'Send a string, in quotation marks.',
};

const BY_KEYWORD: Record<string, string> = {
  anyOf: 'Add one of the fields that the rule names.',
  not: 'Remove the fields of one of the two alternatives.',
  uniqueItems: 'Remove the duplicate values.',
};

/** Says what to change when a value breaks a keyword of the contract. */
export function toRemedy(
  keyword: string,
  schema: Schema,
  value: unknown,
  missing: string | undefined,
): string {
  if (missing !== undefined) return `Add the field "${missing}".`;
  if (keyword === 'type') return BY_TYPE[[schema.type].flat()[0] ?? ''] ?? 'Send another value.';
  if (keyword === 'enum') return toChoice(schema.enum ?? [], value);
  if (schema.format === 'date') return 'Send an existing date as YYYY-MM-DD.';
  return BY_KEYWORD[keyword] ?? 'Send a value that the field reference allows.';
}

function toChoice(values: string[], value: unknown): string {
  const nearest = typeof value === 'string' ? findNearest(value.slice(0, 60), values) : undefined;
  return nearest === undefined ? 'Use one of these values.' : `Did you mean "${nearest}"?`;
}
