import { describe, expect, it } from 'vitest';
import { collectInstances } from './collect-instances';
import type { Example } from './example';
import { toDocument, toReference } from '../read/fixtures';
import { listOperations } from '../read/list-operations';
import { loadContract } from '../read/load';
import { loadExamples } from './load-examples';
import type { Schema } from '../read/openapi';

/** The instances of the types in a body that is sent as `Order`. */
function collect(schemas: Record<string, Schema>, body: unknown) {
  const document = toDocument({ schemas });
  const [operation] = listOperations(document);
  const example = { name: 'e', operation, body } as Example;
  return collectInstances(document, [example]).map(({ type, value }) => [type, value]);
}

describe('collectInstances()', () => {
  it('finds the body itself and the types inside', () => {
    const body = { line: { sku: 'a' } };
    expect(
      collect({ Order: { properties: { line: toReference('Line') } }, Line: {} }, body),
    ).toEqual([
      ['Order', body],
      ['Line', { sku: 'a' }],
    ]);
  });

  it('finds types in lists, maps and lists of maps', () => {
    const list = { type: 'array', items: toReference('Line') };
    const schemas = {
      Order: { properties: { a: list, b: { additionalProperties: list } } },
      Line: {},
    };
    const found = collect(schemas, { a: [1, 2], b: { x: [3] } });
    expect(found.filter(([type]) => type === 'Line').map(([, value]) => value)).toEqual([1, 2, 3]);
  });

  it('passes over what the type does not declare', () => {
    expect(collect({ Order: { properties: {} } }, { other: { sku: 1 } })).toHaveLength(1);
  });

  it('follows a type that contains itself as deep as the value goes', () => {
    const tree = { properties: { child: toReference('Order') } };
    expect(collect({ Order: tree }, { child: { child: {} } })).toHaveLength(3);
  });

  it.each([
    ['itself', { Order: { allOf: [toReference('Order')] } }],
    [
      'itself by a detour',
      { Order: { allOf: [toReference('B')] }, B: { allOf: [toReference('Order')] } },
    ],
    ['itself as a reference', { Order: toReference('Order') }],
  ])('ends at a type that takes over %s', (_, schemas) => {
    expect(collect(schemas, { id: '1' }).map(([type]) => type)).toContain('Order');
  });

  it('finds nothing in calls without body and response', () => {
    expect(collect({}, undefined)).toEqual([]);
  });

  it('finds the entities of our examples', async () => {
    const document = await loadContract('media-v2');
    const examples = await loadExamples('media-v2');
    const found = collectInstances(document, examples.values());
    expect(found.find(({ type }) => type === 'Entity')?.value).toHaveProperty('stdForm');
  });
});
