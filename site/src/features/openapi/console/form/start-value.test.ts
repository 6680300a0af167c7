import { expect, test } from 'vitest';
import type { FieldShape, Shape } from '@docs/openapi/forms';
import { fits, buildStart, buildStartOfField } from './start-value';

const TYPES: Record<string, FieldShape[]> = {
  Category: [
    { name: 'taxonomy', required: true, shape: { kind: 'text', values: ['Custom', 'Other'] } },
    { name: 'code', required: true, shape: { kind: 'text' }, start: 'sport' },
    { name: 'note', shape: { kind: 'text' } },
  ],
  Loop: [{ name: 'inner', required: true, shape: { kind: 'type', name: 'Loop' } }],
};

test('buildStart() fills in what is required, and no more', () => {
  expect(buildStart({ kind: 'list', of: { kind: 'type', name: 'Category' } }, TYPES)).toEqual([
    { taxonomy: 'Custom', code: 'sport' },
  ]);
});

test('buildStart() ends where a type needs itself', () => {
  expect(JSON.stringify(buildStart({ kind: 'type', name: 'Loop' }, TYPES)).length).toBeLessThan(
    100,
  );
});

test('buildStartOfField() takes the example of the contract, also a false one', () => {
  const shape: Shape = { kind: 'boolean' };
  expect(buildStartOfField({ name: 'a', shape, start: true }, {})).toBe(true);
  expect(buildStartOfField({ name: 'a', shape: { kind: 'number' }, start: 0 }, {})).toBe(0);
});

test.each<[Shape, unknown, boolean]>([
  [{ kind: 'text' }, 'a', true],
  [{ kind: 'text' }, 1, false],
  [{ kind: 'boolean' }, null, false],
  [{ kind: 'list', of: { kind: 'any' } }, {}, false],
  [{ kind: 'map', of: { kind: 'any' } }, [], false],
  [{ kind: 'type', name: 'Category' }, {}, true],
  [{ kind: 'type', name: 'Category' }, null, false],
])('fits(%j, %j) is %s', (shape, value, want) => {
  expect(fits(shape, value)).toBe(want);
});
