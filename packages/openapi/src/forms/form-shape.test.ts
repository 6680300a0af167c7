import { expect, test } from 'vitest';
import { buildDocument, buildReference } from '../read/fixtures';
import { listFieldShapes, listNamedTypes, buildShape } from './form-shape';
import type { Schema } from '../read/openapi';

const DOCUMENT = buildDocument({
  schemas: {
    Node: {
      type: 'object',
      properties: { inner: { type: 'array', items: buildReference('Node') } },
    },
    Base: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
    Name: { type: 'string' },
  },
});

test.each<[string, Schema, unknown]>([
  ['a text', { type: 'string' }, { kind: 'text' }],
  [
    'a text of sentences',
    { type: 'string', examples: ['Two words'] },
    { kind: 'text', long: true },
  ],
  ['closed values', { type: 'string', enum: ['a'] }, { kind: 'text', values: ['a'] }],
  [
    'known values',
    { type: 'string', 'x-enumDescriptions': { a: 'A.' } },
    { kind: 'text', suggestions: ['a'] },
  ],
  ['a whole number', { type: 'integer' }, { kind: 'number' }],
  ['a number', { type: 'number' }, { kind: 'number' }],
  [
    'an object without a name',
    { type: 'object', required: ['a'], properties: { a: { type: 'boolean' } } },
    { kind: 'object', fields: [{ name: 'a', required: true, shape: { kind: 'boolean' } }] },
  ],
  ['a boolean', { type: 'boolean' }, { kind: 'boolean' }],
  [
    'a list of a type',
    { type: 'array', items: buildReference('Node') },
    { kind: 'list', of: { kind: 'type', name: 'Node' } },
  ],
  [
    'a map',
    { type: 'object', additionalProperties: { type: 'string' } },
    { kind: 'map', of: { kind: 'text' } },
  ],
  ['a name of a plain type', buildReference('Name'), { kind: 'text' }],
  ['a type that is not declared', buildReference('Missing'), { kind: 'any' }],
  ['anything', {}, { kind: 'any' }],
])('buildShape() of %s', (_, schema, want) => {
  expect(buildShape(DOCUMENT, schema)).toEqual(want);
});

test('listFieldShapes() names what is required and what a new field contains', () => {
  const schema: Schema = {
    allOf: [buildReference('Base')],
    properties: {
      returnMentions: { type: 'boolean', default: false },
      language: { type: 'string', examples: ['en'] },
      count: { type: 'integer', default: 10 },
      isDraft: { type: 'boolean' },
      isOpen: { default: false },
    },
  };
  expect(listFieldShapes(DOCUMENT, schema)).toStrictEqual([
    { name: 'id', required: true, shape: { kind: 'text' } },
    { name: 'returnMentions', shape: { kind: 'boolean' }, start: true },
    { name: 'language', shape: { kind: 'text' }, start: 'en' },
    { name: 'count', shape: { kind: 'number' } },
    { name: 'isDraft', shape: { kind: 'boolean' } },
    { name: 'isOpen', shape: { kind: 'any' } },
  ]);
});

test('listNamedTypes() ends where a type contains itself', () => {
  expect(listNamedTypes(DOCUMENT, [buildShape(DOCUMENT, buildReference('Node'))])).toEqual([
    'Node',
  ]);
});

test('listNamedTypes() looks into lists, maps, objects, and the types that it finds', () => {
  const document = buildDocument({
    schemas: {
      Listed: { properties: { leaf: buildReference('Leaf') } },
      Mapped: { properties: { a: { type: 'string' } } },
      Inner: { properties: { a: { type: 'string' } } },
      Leaf: { properties: { a: { type: 'string' } } },
      Unused: { properties: { a: { type: 'string' } } },
    },
  });
  const schemas: Schema[] = [
    { type: 'array', items: buildReference('Listed') },
    { type: 'object', additionalProperties: buildReference('Mapped') },
    { type: 'object', properties: { inner: buildReference('Inner') } },
  ];
  const shapes = schemas.map((schema) => buildShape(document, schema));
  expect(listNamedTypes(document, shapes)).toEqual(['Listed', 'Leaf', 'Mapped', 'Inner']);
});
