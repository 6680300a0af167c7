import { expect, it } from 'vitest';
import { toDocument } from '../read/fixtures';
import { listLimits } from './limits';
import { listTypes } from '../read/list-types';
import type { Schema } from '../read/openapi';

/** The limits of a field as one reads them. */
function print(field: Schema): string {
  const document = toDocument({ schemas: { Order: { properties: { field } } } });
  const [found] = listTypes(document)[0]?.fields ?? [];
  return listLimits(found!)
    .map(({ label, value }) => (value === undefined ? label : `${label} ${value}`))
    .join(' · ');
}

it.each<[string, Schema, string]>([
  ['nothing', { type: 'string' }, ''],
  ['the default', { default: false }, 'Default false'],
  ['an empty default', { default: '' }, 'Default '],
  ['the format', { format: 'date' }, 'Format date'],
  ['the least and the greatest number', { maximum: 1, minimum: -1 }, 'At least -1 · At most 1'],
  [
    'numbers that are just too small and too large',
    { exclusiveMinimum: 0, exclusiveMaximum: 1 },
    'More than 0 · Less than 1',
  ],
  ['steps', { multipleOf: 0.5 }, 'Multiple of 0.5'],
  ['lengths', { minLength: 1, maxLength: 9 }, 'Minimum length 1 · Maximum length 9'],
  ['items', { minItems: 1, maxItems: 9 }, 'Minimum items 1 · Maximum items 9'],
  ['entries', { minProperties: 1, maxProperties: 9 }, 'Minimum entries 1 · Maximum entries 9'],
  ['the pattern', { pattern: '^a$' }, 'Pattern ^a$'],
  ['the only value', { const: 'a' }, 'Only a'],
  ['a short example', { examples: ['a', 'b'] }, 'Example a'],
  ['no long example', { examples: ['a'.repeat(61)] }, ''],
  ['that nothing is repeated', { uniqueItems: true }, 'No duplicates'],
  ['nothing of what may be repeated', { uniqueItems: false }, ''],
  [
    'the limits of the items of a list',
    { type: 'array', maxItems: 3, items: { type: 'string', maxLength: 9 } },
    'Maximum length 9 · Maximum items 3',
  ],
])('listLimits() says %s', (_, field, want) => {
  expect(print(field)).toBe(want);
});
