import { expect, it, test } from 'vitest';
import { buildDocument } from '../read/fixtures';
import { isStricter, listLimits } from './limits';
import type { Limit } from './limits';
import { listTypes } from '../read/list-types';
import type { Schema } from '../read/openapi';

/** The limits of a field as one reads them. */
function print(field: Schema): string {
  const document = buildDocument({ schemas: { Order: { properties: { field } } } });
  const [described] = listTypes(document)[0]?.fields ?? [];
  return listLimits(described!)
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
  ['an example of 60 characters', { examples: ['a'.repeat(60)] }, `Example ${'a'.repeat(60)}`],
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

test.each<[Limit, unknown, unknown]>([
  ['minimum', 2, 1],
  ['maxLength', 100, 200],
  ['multipleOf', 4, 2],
  ['multipleOf', 2, 3],
  ['multipleOf', 0.1, 0.25],
  ['pattern', '^a$', '^b$'],
  ['uniqueItems', true, false],
  ['maxItems', 9, undefined],
])('isStricter() of %s: %j rejects values that %j allows', (key, limit, other) => {
  expect(isStricter(key, limit, other)).toBe(true);
});

test.each<[Limit, unknown, unknown]>([
  ['minimum', 1, 1],
  ['minimum', 1, 2],
  ['maxLength', 100, 100],
  ['maxLength', 200, 100],
  ['multipleOf', 2, 2],
  ['multipleOf', 2, 4],
  ['multipleOf', 0.1, 0.3],
  ['multipleOf', 0.01, 1.1],
  ['pattern', '^a$', '^a$'],
  ['uniqueItems', true, true],
  ['uniqueItems', false, undefined],
  ['maxItems', undefined, 9],
])('isStricter() of %s: %j rejects nothing that %j allows', (key, limit, other) => {
  expect(isStricter(key, limit, other)).toBe(false);
});
