import { describe, expect, it } from 'vitest';
import { findDirection, findUses } from './find-uses';
import { buildContent, buildDocument, buildOperation, buildReference } from './fixtures';

const shop = buildDocument({
  schemas: {
    Order: { properties: { lines: { type: 'array', items: buildReference('Line') } } },
    Receipt: {
      properties: { lines: { additionalProperties: buildReference('Line'), type: 'object' } },
    },
    Line: {
      properties: { note: buildReference('Note'), parts: { items: buildReference('Line') } },
    },
    Note: { properties: { text: { type: 'string' } } },
    Alias: { allOf: [buildReference('Order')] },
    Lonely: { properties: { friend: buildReference('Lonely') } },
  },
});

describe('findUses()', () => {
  it('finds the fields that contain the type, in lists and maps too', () => {
    expect(findUses(shop, 'Line').fields).toEqual([
      { type: 'Order', field: 'lines' },
      { type: 'Receipt', field: 'lines' },
    ]);
  });

  it('finds the operations that send or answer the type itself', () => {
    expect(findUses(shop, 'Order').requests.map(({ id }) => id)).toEqual(['createOrder']);
    expect(findUses(shop, 'Receipt').responses.map(({ id }) => id)).toEqual(['createOrder']);
  });

  it('passes over operations without a body', () => {
    const bare = buildOperation({ requestBody: undefined, responses: { '204': {} } });
    const document = buildDocument({ paths: { '/orders': { post: bare } } });
    expect(findUses(document, 'Order')).toEqual({ fields: [], requests: [], responses: [] });
  });

  it('does not repeat the fields of a type under its other names', () => {
    expect(findUses(shop, 'Line').fields.map(({ type }) => type)).not.toContain('Alias');
  });

  it('finds nothing for a type that the document does not declare', () => {
    expect(findUses(shop, 'Nowhere')).toEqual({ fields: [], requests: [], responses: [] });
  });
});

describe('findDirection()', () => {
  it.each([
    ['Order', 'request'],
    ['Receipt', 'response'],
    ['Line', 'both'],
    ['Note', 'both'],
    ['Lonely', 'unused'],
    ['Nowhere', 'unused'],
  ])('of %s is %s', (type, want) => {
    expect(findDirection(shop, type)).toBe(want);
  });

  it('ends for types that contain each other', () => {
    const document = buildDocument({
      schemas: {
        A: { properties: { b: buildReference('B') } },
        B: { properties: { a: buildReference('A') } },
      },
      paths: { '/a': { get: buildOperation({ requestBody: { content: buildContent('A') } }) } },
    });
    expect(findDirection(document, 'B')).toBe('request');
  });

  it('counts the content of lists', () => {
    const content = {
      'application/json': { schema: { type: 'array', items: buildReference('Lonely') } },
    };
    const document = buildDocument({
      schemas: { Lonely: { type: 'object' } },
      paths: { '/l': { get: buildOperation({ responses: { '200': { content } } }) } },
    });
    expect(findDirection(document, 'Lonely')).toBe('response');
  });
});
