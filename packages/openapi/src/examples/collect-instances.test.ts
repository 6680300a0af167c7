import { describe, expect, it } from 'vitest';
import { collectInstances } from './collect-instances';
import type { Example } from './example';
import { buildDocument, buildReference } from '../read/fixtures';
import { listOperations } from '../read/list-operations';
import type { Schema } from '../read/openapi';

/** The instances of the types in a body that is sent as `Order`. */
function collect(schemas: Record<string, Schema>, body: unknown) {
  const document = buildDocument({ schemas });
  const [operation] = listOperations(document);
  const example = { name: 'e', operation, body } as Example;
  return collectInstances(document, [example]).map(({ type, value }) => [type, value]);
}

describe('collectInstances()', () => {
  it('finds the body itself and the types inside', () => {
    const body = { line: { sku: 'a' } };
    expect(
      collect({ Order: { properties: { line: buildReference('Line') } }, Line: {} }, body),
    ).toEqual([
      ['Order', body],
      ['Line', { sku: 'a' }],
    ]);
  });

  it('says which example and which part of it contains a value', () => {
    const document = buildDocument();
    const [operation] = listOperations(document);
    const [body, response] = [{ id: '1' }, { number: 7 }];
    const example = { name: 'first', operation, body, response } as Example;
    expect(collectInstances(document, [example])).toEqual([
      { type: 'Order', value: body, example: 'first', location: 'body' },
      { type: 'Receipt', value: response, example: 'first', location: 'response' },
    ]);
  });

  it('finds nothing in a text or null where a map is declared', () => {
    const map = { additionalProperties: buildReference('Line') };
    const body = { a: 'text', b: null };
    expect(collect({ Order: { properties: { a: map, b: map } }, Line: {} }, body)).toEqual([
      ['Order', body],
    ]);
  });

  it('finds the types that a type takes over', () => {
    const schemas = { Order: { allOf: [buildReference('Base'), {}] }, Base: {} };
    expect(collect(schemas, { id: '1' })).toEqual([
      ['Order', { id: '1' }],
      ['Base', { id: '1' }],
    ]);
  });

  it('finds types in lists, maps and lists of maps', () => {
    const list = { type: 'array', items: buildReference('Line') };
    const schemas = {
      Order: { properties: { a: list, b: { additionalProperties: list } } },
      Line: {},
    };
    const instances = collect(schemas, { a: [1, 2], b: { x: [3] } });
    expect(instances.filter(([type]) => type === 'Line').map(([, value]) => value)).toEqual([
      1, 2, 3,
    ]);
  });

  it('passes over what the type does not declare', () => {
    expect(collect({ Order: { properties: {} } }, { other: { sku: 1 } })).toHaveLength(1);
  });

  it('follows a type that contains itself as deep as the value goes', () => {
    const tree = { properties: { child: buildReference('Order') } };
    expect(collect({ Order: tree }, { child: { child: {} } })).toHaveLength(3);
  });

  it.each([
    ['itself', { Order: { allOf: [buildReference('Order')] } }, ['Order']],
    [
      'itself by a detour',
      { Order: { allOf: [buildReference('B')] }, B: { allOf: [buildReference('Order')] } },
      ['Order', 'B'],
    ],
    ['itself as a reference', { Order: buildReference('Order') }, ['Order']],
  ])('ends at a type that takes over %s', (_, schemas, types) => {
    expect(collect(schemas, { id: '1' })).toEqual(types.map((type) => [type, { id: '1' }]));
  });

  it('finds nothing in calls without body and response', () => {
    expect(collect({}, undefined)).toEqual([]);
  });
});
