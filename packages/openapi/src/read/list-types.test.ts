import { describe, expect, it } from 'vitest';
import { buildDocument, buildReference } from './fixtures';
import { listOperations } from './list-operations';
import { hasClosedValues, listTypes, renderFieldType } from './list-types';
import { loadContract } from './load';
import type { Schema } from './openapi';

function listType(name: string, schemas: Record<string, Schema>) {
  const type = listTypes(buildDocument({ schemas })).find((candidate) => candidate.name === name);
  if (!type) throw new Error(`${name} is not listed`);
  return type;
}

describe('listTypes()', () => {
  it("keeps the document's order", async () => {
    const names = listTypes(await loadContract('media-v2')).map((type) => type.name);
    expect(names.slice(0, 3)).toEqual(['NlpRequest', 'Analysis', 'Response']);
  });

  it('reads a document once: every link asks for its types', () => {
    const document = buildDocument();
    expect(listTypes(document)).toBe(listTypes(document));
    expect(listOperations(document)).toBe(listOperations(document));
  });

  it('marks as required what the type requires, and nothing else', () => {
    const { fields } = listType('A', {
      A: { required: ['b'], properties: { a: { type: 'string' }, b: { type: 'string' } } },
    });
    expect(fields.map(({ name, required }) => [name, required])).toEqual([
      ['a', false],
      ['b', true],
    ]);
  });

  it('gives a type without a group to the common ones', () => {
    expect(listType('A', { A: { type: 'object' } })).toMatchObject({
      group: 'Common',
      description: '',
      fields: [],
    });
  });

  it('shows the fields and rules of the other type under an alias', () => {
    const rule = { id: 'r', title: 'R', text: 'R.', fields: ['x'] };
    const alias = listType('A', {
      A: { description: 'Another name.', allOf: [buildReference('B')] },
      B: { required: ['x'], properties: { x: { type: 'string' } }, 'x-rules': [rule] },
    });
    expect(alias).toMatchObject({ aliasOf: 'B', description: 'Another name.', rules: [rule] });
    expect(alias.fields[0]).toMatchObject({ name: 'x', required: true, rules: [rule] });
  });

  it('follows an alias of an alias', () => {
    const type = listType('A', {
      A: { allOf: [buildReference('B')] },
      B: { allOf: [buildReference('C')] },
      C: { properties: { x: { type: 'string' } } },
    });
    expect(type.fields.map(({ name }) => name)).toEqual(['x']);
  });

  it('takes a type whose fields are written in place for no alias', () => {
    const type = listType('A', {
      A: { allOf: [{ properties: { x: { type: 'string' } } }] },
    });
    expect(type.aliasOf).toBeUndefined();
    expect(type.fields.map(({ name }) => name)).toEqual(['x']);
  });

  it('lists a rule once where a type takes over itself', () => {
    const rule = { id: 'r', title: 'R', text: 'R.', fields: ['x'] };
    const { rules } = listType('A', { A: { allOf: [buildReference('A')], 'x-rules': [rule] } });
    expect(rules).toEqual([rule]);
  });

  it('joins the fields of a composed type, which is no alias', () => {
    const type = listType('A', {
      A: {
        allOf: [
          buildReference('B'),
          { required: ['added'], properties: { added: { type: 'boolean' } } },
        ],
      },
      B: { required: ['base'], properties: { base: { type: 'string' } } },
    });
    expect(type.aliasOf).toBeUndefined();
    expect(type.fields.map(({ name, required }) => [name, required])).toEqual([
      ['base', true],
      ['added', true],
    ]);
  });

  it.each([
    ['itself', { A: { allOf: [buildReference('A')] } }],
    [
      'itself by a detour',
      { A: { allOf: [buildReference('B')] }, B: { allOf: [buildReference('A')] } },
    ],
    ['a type that is not declared', { A: { allOf: [buildReference('Nowhere')] } }],
  ])('ends at an alias of %s', (_, schemas) => {
    expect(listType('A', schemas).fields).toEqual([]);
  });

  it('lists the values of a field and of the items of a list, with their meanings', () => {
    const { fields } = listType('A', {
      A: {
        properties: {
          single: { enum: ['x', 'y'], 'x-enumDescriptions': { x: 'The x.' } },
          many: { type: 'array', items: { enum: ['z'], 'x-enumDescriptions': { z: 'The z.' } } },
          open: { type: 'string', 'x-enumDescriptions': { w: 'The w.' } },
        },
      },
    });
    expect(fields.map(({ values }) => values)).toEqual([
      [
        { value: 'x', meaning: 'The x.' },
        { value: 'y', meaning: '' },
      ],
      [{ value: 'z', meaning: 'The z.' }],
      [{ value: 'w', meaning: 'The w.' }],
    ]);
    expect(fields.map(({ schema }) => hasClosedValues(schema))).toEqual([true, true, false]);
  });

  it('keeps a default that is false, zero or empty', () => {
    const { fields } = listType('A', {
      A: { properties: { no: { default: false }, zero: { default: 0 }, none: { default: '' } } },
    });
    expect(fields.map((field) => field.default)).toEqual([false, 0, '']);
  });

  it('binds a rule to the fields it names', () => {
    const rule = { id: 'r', title: 'R', text: 'R.', fields: ['a'] };
    const { fields } = listType('A', {
      A: { 'x-rules': [rule], properties: { a: {}, b: {} } },
    });
    expect(fields.map(({ rules }) => rules.length)).toEqual([1, 0]);
  });

  it('lists a type that contains itself', () => {
    const { fields } = listType('Tree', {
      Tree: { properties: { children: { type: 'array', items: buildReference('Tree') } } },
    });
    expect(fields.map(renderFieldType)).toEqual(['list of Tree']);
  });
});
