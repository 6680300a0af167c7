import { expect, it } from 'vitest';
import { buildDocument, buildReference } from './fixtures';
import { flattenSchema } from './flatten-schema';
import { resolveSchema } from '../compare/to-wire';
import type { Schema } from './openapi';

const toRule = (id: string) => ({ id, title: id, text: `${id}.`, fields: [] });

const DOCUMENT = buildDocument({
  schemas: {
    Base: {
      type: 'object',
      description: 'The base.',
      required: ['id'],
      properties: { id: { type: 'string' }, size: { type: 'number' } },
      'x-rules': [toRule('first')],
    },
  },
});

it.each<[string, Schema, Schema]>([
  ['takes nothing over where there is nothing', { type: 'string' }, { type: 'string' }],
  ['leaves out empty lists', { required: [], properties: {} }, { required: [], properties: {} }],
  [
    'takes over all that a base type says',
    { allOf: [buildReference('Base')] },
    DOCUMENT.components.schemas.Base!,
  ],
  [
    'joins fields, required fields, and rules, and prefers what the type says itself',
    {
      allOf: [buildReference('Base'), { required: ['id', 'size'] }],
      description: 'The type.',
      properties: { size: { type: 'integer' } },
      'x-rules': [toRule('second')],
    },
    {
      type: 'object',
      description: 'The type.',
      required: ['id', 'size'],
      properties: { id: { type: 'string' }, size: { type: 'integer' } },
      'x-rules': [toRule('first'), toRule('second')],
    },
  ],
])('flattenSchema() %s', (_, schema, want) => {
  expect(flattenSchema(DOCUMENT, schema)).toEqual(want);
});

it.each([flattenSchema, resolveSchema])('%o reads each of many nested types once', (read) => {
  const countReads = (levels: number): number => {
    let count = 0;
    const schemas = Object.fromEntries(
      Array.from({ length: levels }, (_, level) => {
        const next = buildReference(`T${level + 1}`);
        return [`T${level}`, { allOf: [next, next] }];
      }),
    );
    const get = (types: Record<string, Schema>, name: string) => (count += 1) && types[name];
    const document = buildDocument();
    document.components.schemas = new Proxy<Record<string, Schema>>(schemas, { get });
    read(document, { allOf: [buildReference('T0')] });
    return count;
  };
  expect(countReads(20)).toBeLessThan(3 * countReads(10));
});
