import { describe, expect, it } from 'vitest';
import { compareDocuments } from './compare-documents';
import { toContent, toDocument, toOperation, toReference } from '../read/fixtures';
import { loadContract } from '../read/load';
import { mergeDocument } from './merge-document';
import type { OpenApiDocument, Response, Schema } from '../read/openapi';

function mergeTypes(ours: Record<string, Schema>, theirs: Record<string, Schema>) {
  return mergeDocument(toDocument({ schemas: ours }), toDocument({ schemas: theirs })).components
    .schemas;
}

/** What Geneea might publish: the same operations and types without one word about them. */
function toBare(document: OpenApiDocument): OpenApiDocument {
  const words = new Set(['summary', 'description', 'examples', 'operationId', 'tags']);
  const strip = (node: unknown, isMap = false): unknown => {
    if (Array.isArray(node)) return node.map((item) => strip(item));
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(
      Object.entries(node)
        .filter(([key]) => isMap || !(words.has(key) || key.startsWith('x-')))
        .map(([key, value]) => [key, strip(value, key === 'properties')]),
    );
  };
  return strip(document) as OpenApiDocument;
}

describe('mergeDocument()', () => {
  it('gives our words back to a document that has none', async () => {
    const ours = await loadContract('media-v2');
    const merged = mergeDocument(ours, toBare(ours));
    expect(merged).toEqual(ours);
  });

  it('changes nothing when it is repeated', async () => {
    const ours = await loadContract('media-v2');
    const theirs = toBare(ours);
    delete theirs.components.schemas.Message;
    theirs.components.schemas.ParaSpec!.properties!.level = { type: 'integer' };
    const merged = mergeDocument(ours, theirs);
    expect(mergeDocument(merged, theirs)).toEqual(merged);
  });

  it('keeps our description where theirs is missing, empty or blank, and takes theirs otherwise', () => {
    const toFields = (texts: (string | undefined)[]) => ({
      Order: {
        properties: Object.fromEntries(
          texts.map((description, index) => [`f${index}`, { type: 'string', description }]),
        ),
      },
    });
    const { Order } = mergeTypes(
      toFields(['Ours.', 'Ours.', 'Ours.', 'Ours.']),
      toFields([undefined, '', ' \n', 'Theirs.']),
    );
    expect(Object.values(Order!.properties!).map(({ description }) => description)).toEqual([
      'Ours.',
      'Ours.',
      'Ours.',
      'Theirs.',
    ]);
  });

  it('takes types, fields, required flags, values and defaults from theirs', () => {
    const theirs = {
      Order: {
        type: 'object',
        required: ['b'],
        properties: { b: { type: 'string', enum: ['y'], default: 'y' } },
      },
    };
    const ours = {
      Order: {
        type: 'object',
        required: ['a'],
        properties: { a: { type: 'string' }, b: { type: 'string', enum: ['x'], default: 'x' } },
      },
      Gone: { type: 'object' },
    };
    const merged = mergeTypes(ours, theirs);
    expect(merged.Order).toEqual(theirs.Order);
    expect(merged).not.toHaveProperty('Gone');
  });

  it('takes no limit over that theirs does not have', () => {
    const merged = mergeTypes(
      { Order: { properties: { size: { type: 'integer', minimum: 1, format: 'int32' } } } },
      { Order: { properties: { size: { type: 'integer' } } } },
    );
    expect(merged.Order).toEqual({ properties: { size: { type: 'integer' } } });
  });

  it.each<[string, Schema, Schema]>([
    ['one type instead of several', { type: ['string', 'null'] }, { type: 'string' }],
    [
      'no further fields',
      { additionalProperties: { type: 'string', description: 'Ours.' } },
      { additionalProperties: false },
    ],
    [
      'a plain field instead of a named type',
      { properties: { line: toReference('Receipt') } },
      { properties: { line: { type: 'string' } } },
    ],
    [
      'notes of theirs',
      { 'x-limit': { description: 'Ours.' } } as Schema,
      { 'x-limit': { requests: 1 } } as Schema,
    ],
  ])('takes %s as it is', (_, ours, theirs) => {
    expect(mergeTypes({ Order: ours }, { Order: theirs }).Order).toEqual(theirs);
  });

  it('keeps our description and examples where theirs are null or an empty list', () => {
    const ours = { Order: { description: 'Ours.', examples: ['a'] } };
    const theirs = { Order: { description: null, examples: [] } };
    expect(mergeTypes(ours, theirs as never).Order).toEqual(ours.Order);
  });

  it('does not take a field called description for a description', () => {
    const merged = mergeTypes(
      { Order: { properties: { description: { type: 'string' }, summary: { type: 'string' } } } },
      { Order: { properties: { other: { type: 'string' } } } },
    );
    expect(Object.keys(merged.Order!.properties!)).toEqual(['other']);
  });

  it('leaves the keys of examples and defaults alone', () => {
    const merged = mergeTypes(
      { Order: { examples: [{ description: 'ours', id: 1 }] } },
      { Order: { examples: [{ id: 2 }] } },
    );
    expect(merged.Order!.examples).toEqual([{ id: 2 }]);
  });

  it('keeps our meanings of the values that are still allowed', () => {
    const merged = mergeTypes(
      { Order: { enum: ['a', 'b'], 'x-enumDescriptions': { a: 'The a.', b: 'The b.' } } },
      { Order: { enum: ['b', 'c'] } },
    );
    expect(merged.Order!['x-enumDescriptions']).toEqual({ b: 'The b.' });
  });

  it('keeps rules that theirs does not have', () => {
    const rule = { not: { required: ['a', 'b'] }, anyOf: [{ required: ['a'] }] } as Schema;
    expect(mergeTypes({ Order: rule }, { Order: {} }).Order).toEqual(rule);
  });

  it('takes no choice of types for a rule', () => {
    const ours = { Order: { anyOf: [toReference('Receipt')] } };
    expect(mergeTypes(ours, { Order: { type: 'object' } }).Order).toEqual({ type: 'object' });
    const mixed = { Order: { anyOf: [{ required: ['a'] }, { type: 'null' }] } } as never;
    expect(mergeTypes(mixed, { Order: { type: 'object' } }).Order).toEqual({ type: 'object' });
  });

  it('finds parameters by place and name, whatever their order', () => {
    const toShop = (parameters: object[]) =>
      toDocument({
        paths: { '/orders': { get: toOperation({ parameters: parameters as never }) } },
      });
    const ours = toShop([
      { name: 'a', in: 'query', description: 'Our a.' },
      { name: 'b', in: 'query', description: 'Our b.' },
      { name: 'b', in: 'header', description: 'Our header b.' },
    ]);
    const merged = mergeDocument(
      ours,
      toShop([
        { name: 'b', in: 'header' },
        { name: 'b', in: 'query' },
        { name: 'new', in: 'query' },
      ]),
    );
    expect(merged.paths['/orders']?.get?.parameters).toEqual([
      { name: 'b', in: 'header', description: 'Our header b.' },
      { name: 'b', in: 'query', description: 'Our b.' },
      { name: 'new', in: 'query' },
    ]);
  });

  it('finds servers by URL, and choices by position', () => {
    const ours = toDocument({
      servers: [
        { url: 'https://a.example', description: 'Our a.' },
        { url: 'https://b.example', description: 'Our b.' },
      ],
      schemas: {
        Order: {
          oneOf: [
            { type: 'string', description: 'Our text.' },
            { type: 'integer', description: 'Our number.' },
          ],
        },
      },
    });
    const theirs = toDocument({
      servers: [{ url: 'https://new.example' }, { url: 'https://a.example' }],
      schemas: { Order: { oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'null' }] } },
    });
    const merged = mergeDocument(ours, theirs);
    expect(merged.servers).toEqual([
      { url: 'https://new.example' },
      { url: 'https://a.example', description: 'Our a.' },
    ]);
    expect(merged.components.schemas.Order).toEqual({
      oneOf: [
        { type: 'string', description: 'Our text.' },
        { type: 'number', description: 'Our number.' },
        { type: 'null' },
      ],
    });
  });

  it('keeps the ids and groups of known calls, because URLs are made of them', () => {
    const theirs = toDocument({
      tags: [{ name: 'order-controller' }, { name: 'nobody-uses-it' }, { name: 'Orders' }],
      paths: {
        '/orders': { post: toOperation({ operationId: 'createOrderUsingPOST', tags: ['x'] }) },
        '/new': { get: toOperation({ operationId: 'getNew', tags: ['order-controller'] }) },
      },
    });
    const ours = toDocument({ tags: [{ name: 'Orders' }, { name: 'Archive' }] });
    const merged = mergeDocument(ours, theirs);
    expect(merged.paths['/orders']?.post).toMatchObject({
      operationId: 'createOrder',
      tags: ['Orders'],
    });
    expect(merged.paths['/new']?.get?.operationId).toBe('getNew');
    expect(merged.tags.map(({ name }) => name)).toEqual(['Orders', 'Archive', 'order-controller']);
  });

  it('keeps our shared description of an error that theirs only names', () => {
    const reference = { $ref: '#/components/responses/TooMany' };
    const success = { description: 'Done.', content: toContent('Receipt') };
    const ours = toDocument({
      paths: {
        '/orders': { post: toOperation({ responses: { '200': success, '429': reference } }) },
      },
    });
    const shared = { TooMany: { description: 'Too many.', 'x-cause': 'C.' } };
    ours.components.responses = { ...shared, Unused: { description: 'No operation names it.' } };
    const bare = { '200': success, '429': { description: 'Too Many Requests' } };
    const theirs = toDocument({ paths: { '/orders': { post: toOperation({ responses: bare }) } } });
    const merged = mergeDocument(ours, theirs);
    expect(merged.paths['/orders']?.post?.responses['429']).toEqual(reference);
    expect(merged.components.responses).toEqual(shared);
    expect(compareDocuments(ours, merged)).toEqual([]);
  });

  it.each<[string, Response, Response, Response]>([
    [
      'theirs with a body',
      { $ref: '#/components/responses/Conflict' },
      { description: 'Theirs.', content: toContent('Receipt') },
      { description: 'Theirs.', content: toContent('Receipt') },
    ],
    [
      'a shared one of theirs',
      { $ref: '#/components/responses/Conflict' },
      { $ref: '#/components/responses/Error' },
      { $ref: '#/components/responses/Error' },
    ],
    [
      'theirs with our notes where ours is not shared',
      { description: 'Ours.', content: toContent('Receipt'), 'x-cause': 'C.' },
      { description: 'Theirs.' },
      { description: 'Theirs.', 'x-cause': 'C.' },
    ],
  ])('describes an error with %s', (_, ours, theirs, want) => {
    const toShop = (response: Response) => {
      const document = toDocument({
        paths: { '/orders': { post: toOperation({ responses: { '409': response } }) } },
      });
      document.components.responses = { Conflict: { description: 'Conflict.' } };
      return document;
    };
    const merged = mergeDocument(toShop(ours), toShop(theirs));
    expect(merged.paths['/orders']?.post?.responses['409']).toEqual(want);
  });

  it('leaves both documents as they were', () => {
    const [ours, theirs] = [toDocument(), toDocument({ tags: [] })];
    expect(mergeDocument(ours, theirs)).toEqual(toDocument());
    expect([ours, theirs]).toEqual([toDocument(), toDocument({ tags: [] })]);
  });
});
