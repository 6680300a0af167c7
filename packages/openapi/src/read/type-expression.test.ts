import { describe, expect, it } from 'vitest';
import { buildReference } from './fixtures';
import type { Schema } from './openapi';
import { renderTypeExpression, toReferenceName, toTypeExpression } from './type-expression';

const cases: [string, Schema, string, boolean][] = [
  ['a plain type', { type: 'string' }, 'string', false],
  ['a named type', buildReference('Entity'), 'Entity', true],
  ['a list', { type: 'array', items: buildReference('Entity') }, 'list of Entity', true],
  [
    'a map of lists',
    { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    'map of list of string',
    false,
  ],
  ['a named type with remarks', { allOf: [buildReference('Entity')] }, 'Entity', true],
  ['several types', { type: ['string', 'null'] }, 'string or null', false],
  ['a value of any type', { description: 'Anything.' }, 'any', false],
  ['a list of anything', { type: 'array' }, 'array', false],
  ['an open object', { type: 'object', additionalProperties: true }, 'object', false],
  [
    'a list of maps without a type',
    { type: 'array', items: { additionalProperties: { type: 'string' } } },
    'list of any',
    false,
  ],
  [
    'a name among other parts',
    { allOf: [{ properties: {} }, buildReference('Entity')] },
    'Entity',
    true,
  ],
  ['a text with rules', { type: 'string', anyOf: [{ type: 'integer' }] }, 'string', false],
  ['a name or nothing', { anyOf: [buildReference('Entity'), { type: 'null' }] }, 'Entity', true],
  ['one of several names', { oneOf: [buildReference('A'), buildReference('B')] }, 'A or B', false],
];

describe('toTypeExpression()', () => {
  it.each(cases)('shows %s', (_, schema, want, isReference) => {
    const expression = toTypeExpression(schema);
    expect(renderTypeExpression(expression)).toBe(want);
    expect(expression.isReference).toBe(isReference);
  });
});

describe('toReferenceName()', () => {
  it.each([
    ['#/components/schemas/Entity', 'Entity'],
    ['common.yaml#/Entity', 'Entity'],
    ['Entity', 'Entity'],
  ])('of %s is %s', (reference, want) => {
    expect(toReferenceName(reference)).toBe(want);
  });
});
