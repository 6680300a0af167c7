import { describe, expect, it } from 'vitest';
import { renderChange } from './change';
import { compareDocuments } from './compare-documents';
import { toContent, toDocument, toOperation, toReference } from '../read/fixtures';
import { loadContract } from '../read/load';
import type { OpenApiDocument, Operation, Schema } from '../read/openapi';

/** The changes as text, breaking ones marked. */
function compare(before: OpenApiDocument, after: OpenApiDocument): string[] {
  return compareDocuments(before, after).map(
    (change) => `${change.breaking ? '! ' : ''}${change.kind} ${renderChange(change)}`,
  );
}

/** The changes when a field of the type that is sent, or returned, changes. */
function compareField(type: 'Order' | 'Receipt', before: Schema, after: Schema): string[] {
  const toShop = (field: Schema) =>
    toDocument({ schemas: { [type]: { type: 'object', properties: { field } } } });
  return compare(toShop(before), toShop(after));
}

function compareCalls(before: Partial<Operation>, after: Partial<Operation>): string[] {
  const toShop = (given: Partial<Operation>) =>
    toDocument({ paths: { '/orders': { post: toOperation(given) } } });
  return compare(toShop(before), toShop(after)).map((line) => line.replace(' POST /orders', ''));
}

const STRING = { type: 'string' };
const EMPTY = { type: 'object', properties: {} };
const FIELD = { type: 'object', properties: { field: { type: 'string' } } };
const REQUIRED = { ...FIELD, required: ['field'] };

describe('compareDocuments()', () => {
  it('finds nothing between a document and itself', async () => {
    const document = await loadContract('media-v2');
    expect(compare(document, structuredClone(document))).toEqual([]);
  });

  it('passes over descriptions, summaries, ids and the order of keys', () => {
    const before = toDocument({ schemas: { A: { type: 'string', format: 'date' } } });
    const after = toDocument({
      schemas: { A: { format: 'date', description: 'A day.', type: 'string' } },
      paths: { '/orders': { post: toOperation({ operationId: 'order', summary: 'Order' }) } },
    });
    expect(compare(before, after)).toEqual([]);
  });

  it('puts breaking changes first, among them what is gone', () => {
    const before = toDocument({
      paths: { '/a': { get: toOperation() } },
      schemas: { Order: FIELD },
    });
    const after = toDocument({
      paths: { '/b': { get: toOperation() } },
      schemas: { Order: REQUIRED, New: EMPTY },
    });
    expect(compare(before, after)).toEqual([
      '! removed GET /a',
      '! changed Order.field: is required now',
      'added GET /b',
      'added New',
    ]);
  });

  it('says which servers and which ways to send a key are new, none among them', () => {
    const bare = toDocument({ servers: undefined });
    delete bare.components.securitySchemes;
    const full = toDocument({ servers: [{ url: 'https://a.example' }, { url: '/b' }] });
    full.components.securitySchemes = {
      token: { type: 'http' },
      key: { type: 'apiKey', in: 'query', name: 'key' },
    };
    expect(compare(bare, full)).toEqual([
      '! changed document: the server is https://a.example, /b now, was not named',
      '! changed document: the key is sent as http, query key now, was nothing',
    ]);
    expect(compare(full, bare)).toEqual([
      '! changed document: the server is not named now, was https://a.example, /b',
      '! changed document: the key is sent as nothing now, was http, query key',
    ]);
  });

  it('says where calls go and how the key is sent', () => {
    const after = toDocument({ servers: [{ url: 'https://new.example' }] });
    after.components.securitySchemes = { key: { type: 'apiKey', in: 'query', name: 'key' } };
    expect(compare(toDocument(), after)).toEqual([
      '! changed document: the server is https://new.example now, was https://shop.example',
      '! changed document: the key is sent as query key now, was header X-API-Key',
    ]);
  });
});

describe('compareDocuments() on calls', () => {
  const page = { name: 'page', in: 'query' as const, schema: { type: 'integer' } };
  const needed = { ...page, required: true };
  const toBody = (type: string, required?: true) => ({
    requestBody: { content: toContent(type), ...(required && { required }) },
  });

  it.each<[Partial<Operation>, Partial<Operation>, string]>([
    [{}, { parameters: [page] }, 'added query parameter page'],
    [{}, { parameters: [needed] }, '! added query parameter page: is required'],
    [{ parameters: [page] }, {}, '! removed query parameter page'],
    [
      { parameters: [page] },
      { parameters: [{ ...page, schema: { type: 'string' } }] },
      '! changed query parameter page: is string now, was integer',
    ],
    [
      { parameters: [page] },
      { parameters: [{ ...page, schema: { type: 'integer', default: 1 } }] },
      '! changed query parameter page: the default is 1 now, was not set',
    ],
    [
      { parameters: [needed] },
      { parameters: [page] },
      'changed query parameter page: is optional now',
    ],
    [{}, toBody('Receipt', true), '! changed body: is Receipt now, was Order'],
    [toBody('Order'), toBody('Order', true), '! changed body: is required now'],
    [toBody('Order', true), toBody('Order'), 'changed body: is optional now'],
    [{ requestBody: undefined }, toBody('Order', true), '! added body: is required'],
    [{ requestBody: undefined }, toBody('Order'), 'added body'],
    [{}, { responses: { '200': {} } }, '! removed response'],
    [{}, { responses: { ...toOperation().responses, '409': {} } }, 'added error 409'],
    [
      { responses: { ...toOperation().responses, '404': {}, '409': {} } },
      { responses: { ...toOperation().responses, '409': {} } },
      'removed error 404',
    ],
    [{}, { deprecated: true }, 'deprecated'],
  ])('reports an operation that changes from %j to %j: %s', (before, after, want) => {
    expect(compareCalls(before, after)).toEqual([want]);
  });

  it('compares bodies that are written in place', () => {
    const toInPlace = (schema: Schema) => ({
      requestBody: { content: { 'application/json': { schema } } },
    });
    expect(compareCalls(toInPlace(FIELD), toInPlace(REQUIRED))).toEqual([
      '! changed body.field: is required now',
    ]);
    const toResponse = (schema: Schema) => ({
      responses: { '200': { content: { 'application/json': { schema } } } },
    });
    expect(compareCalls(toResponse(FIELD), toResponse(REQUIRED))).toEqual([
      'changed response.field: is required now',
    ]);
    expect(compareCalls(toResponse(REQUIRED), toResponse(FIELD))).toEqual([
      '! changed response.field: is optional now',
    ]);
  });

  it('finds nothing where errors are in another order', () => {
    const [success, errors] = [toOperation().responses, { '409': {}, '4XX': {} }];
    expect(
      compareCalls(
        { responses: { ...success, ...errors } },
        { responses: { '4XX': {}, ...success, '409': {} } },
      ),
    ).toEqual([]);
  });
});

describe('compareDocuments() on types', () => {
  it.each<[Schema, Schema, string, string]>([
    [EMPTY, FIELD, 'added X.field', 'added X.field'],
    [EMPTY, REQUIRED, '! added X.field: is required', 'added X.field'],
    [FIELD, EMPTY, '! removed X.field', '! removed X.field'],
    [FIELD, REQUIRED, '! changed X.field: is required now', 'changed X.field: is required now'],
    [REQUIRED, FIELD, 'changed X.field: is optional now', '! changed X.field: is optional now'],
  ])('judges a change from %j to %j by the way it travels', (before, after, sent, returned) => {
    const compareType = (type: string) =>
      compare(
        toDocument({ schemas: { [type]: before } }),
        toDocument({ schemas: { [type]: after } }),
      );
    expect(compareType('Order')).toEqual([sent.replace('X', 'Order')]);
    expect(compareType('Receipt')).toEqual([returned.replace('X', 'Receipt')]);
  });

  it.each<[Schema, Schema, string, 'sender' | 'reader' | 'both' | 'nobody']>([
    [{ enum: ['a'] }, { enum: ['a', 'b'] }, 'also allows b', 'reader'],
    [{ enum: ['a', 'b'] }, { enum: ['a'] }, 'no longer allows b', 'sender'],
    [STRING, { type: 'string', enum: ['a'] }, 'only a are allowed now', 'sender'],
    [{ type: 'string', enum: ['a'] }, STRING, 'any value is allowed now', 'reader'],
    [
      { type: 'array', items: { enum: ['a'] } },
      { type: 'array', items: { enum: [] } },
      'no longer allows a',
      'sender',
    ],
    [
      { type: 'boolean', default: false },
      { type: 'boolean', default: true },
      'the default is true now, was false',
      'sender',
    ],
    [STRING, { type: 'string', format: 'date' }, 'format is "date" now, was not set', 'sender'],
    [STRING, { type: 'string', const: 'a' }, 'only a are allowed now', 'sender'],
    [
      { type: 'string', const: 'a' },
      { type: 'string', enum: ['a', 'b'] },
      'also allows b',
      'reader',
    ],
    [{ type: 'string', format: 'date' }, STRING, 'format is not set now, was "date"', 'reader'],
    [{ pattern: 'a' }, { pattern: 'b' }, 'pattern is "b" now, was "a"', 'both'],
    [{ uniqueItems: false }, { uniqueItems: true }, 'uniqueItems is true now, was false', 'sender'],
    [
      { type: 'object', properties: {} },
      { type: 'object', properties: {}, additionalProperties: false },
      'no further fields are allowed now',
      'sender',
    ],
    [
      { type: 'object', properties: {}, additionalProperties: false },
      { type: 'object', properties: {}, additionalProperties: true },
      'further fields are allowed now',
      'nobody',
    ],
  ])('reports a change from %j to %j: %s, which breaks %s', (before, after, want, broken) => {
    for (const [type, who] of [
      ['Order', 'sender'],
      ['Receipt', 'reader'],
    ] as const) {
      const mark = broken === who || broken === 'both' ? '! ' : '';
      expect(compareField(type, before, after)).toEqual([`${mark}changed ${type}.field: ${want}`]);
    }
  });

  it.each<[Schema, Schema, string[]]>([
    [
      { enum: ['a', 'b', 'x'] },
      { enum: ['x', 'c', 'd'] },
      ['! changed Order.field: no longer allows a, b', 'changed Order.field: also allows c, d'],
    ],
    [
      { type: 'object', additionalProperties: { enum: ['a'] } },
      { type: 'object', additionalProperties: { enum: ['a', 'b'] } },
      ['changed Order.field: also allows b'],
    ],
    [
      { ...EMPTY, additionalProperties: STRING },
      { ...FIELD, additionalProperties: STRING },
      ['added Order.field.field'],
    ],
    [
      {},
      { additionalProperties: { maxLength: 9 } },
      ['! changed Order.field: maxLength is 9 now, was not set'],
    ],
    [
      { properties: {}, additionalProperties: STRING },
      { properties: {}, additionalProperties: { type: 'integer' } },
      ['! changed Order.field: is integer now, was string'],
    ],
    [
      { items: STRING },
      { items: { type: 'integer' } },
      ['! changed Order.field: is integer now, was string'],
    ],
    [
      { additionalProperties: false },
      { additionalProperties: { maxLength: 9 } },
      ['changed Order.field: further fields are allowed now'],
    ],
    [{ default: false }, { 'x-default': false }, []],
    [{ default: { a: 1, b: { c: 2, d: 3 } } }, { default: { b: { d: 3, c: 2 }, a: 1 } }, []],
    [
      EMPTY,
      { ...EMPTY, not: { required: ['a'] }, anyOf: [{ required: ['b'] }] } as never,
      ['! changed Order.field: other combinations of fields are valid (not, anyOf)'],
    ],
  ])('reports a change from %j to %j, sent by clients: %j', (before, after, want) => {
    expect(compareField('Order', before, after)).toEqual(want);
  });

  it('judges a type that travels both ways, now or before, as sent and as returned', () => {
    const toShop = (line: Schema, owners: string[]) =>
      toDocument({
        schemas: {
          ...Object.fromEntries(
            owners.map((owner) => [owner, { properties: { line: toReference('Line') } }]),
          ),
          Line: line,
        },
      });
    const both = ['Order', 'Receipt'];
    expect(compare(toShop(FIELD, both), toShop(REQUIRED, both))).toEqual([
      '! changed Line.field: is required now',
    ]);
    expect(compare(toShop(REQUIRED, both), toShop(FIELD, both))).toEqual([
      '! changed Line.field: is optional now',
    ]);
    expect(compare(toShop(FIELD, []), toShop(REQUIRED, ['Order']))).toContain(
      '! changed Line.field: is required now',
    );
    expect(compare(toShop(REQUIRED, []), toShop(FIELD, ['Receipt']))).toContain(
      '! changed Line.field: is optional now',
    );
  });

  it('reports that a type became another name of a different type', () => {
    const toShop = (type: string) =>
      toDocument({ schemas: { Same: { allOf: [toReference(type)] } } });
    expect(compare(toShop('Order'), toShop('Receipt'))).toEqual([
      '! removed Same.id',
      'added Same.number',
    ]);
  });

  it('names no field where a whole type changed', () => {
    const [change] = compareDocuments(
      toDocument({ schemas: { Order: EMPTY } }),
      toDocument({ schemas: { Order: { ...EMPTY, deprecated: true } } }),
    );
    expect(change).toStrictEqual({ kind: 'deprecated', breaking: false, subject: 'Order' });
  });

  it.each<[keyof Schema, number, number]>([
    ['minimum', 1, 0],
    ['exclusiveMinimum', 1, 0],
    ['minLength', 1, 0],
    ['minItems', 1, 0],
    ['minProperties', 1, 0],
    ['maximum', 1, 2],
    ['exclusiveMaximum', 1, 2],
    ['maxLength', 1, 2],
    ['maxItems', 1, 2],
    ['maxProperties', 1, 2],
    ['multipleOf', 2, 1],
  ])('%s breaks senders when it narrows and readers when it widens', (key, narrow, wide) => {
    const changes: [Schema, Schema, string, 'Order' | 'Receipt'][] = [
      [{}, { [key]: narrow }, `${narrow} now, was not set`, 'Order'],
      [{ [key]: narrow }, {}, `not set now, was ${narrow}`, 'Receipt'],
      [{ [key]: wide }, { [key]: narrow }, `${narrow} now, was ${wide}`, 'Order'],
      [{ [key]: narrow }, { [key]: wide }, `${wide} now, was ${narrow}`, 'Receipt'],
    ];
    for (const [before, after, text, broken] of changes) {
      for (const type of ['Order', 'Receipt'] as const) {
        const mark = type === broken ? '! ' : '';
        expect(compareField(type, before, after)).toEqual([
          `${mark}changed ${type}.field: ${key} is ${text}`,
        ]);
      }
    }
  });

  it('compares the limits of a list and of its items', () => {
    const toList = (list: Schema, items: Schema) => ({ type: 'array', ...list, items });
    expect(
      compareField('Order', toList({}, {}), toList({ maxItems: 9 }, { maxLength: 100 })),
    ).toEqual([
      '! changed Order.field: maxItems is 9 now, was not set',
      '! changed Order.field: maxLength is 100 now, was not set',
    ]);
  });

  it.each<[Schema, Schema, string]>([
    [STRING, { type: 'integer' }, 'is integer now, was string'],
    [STRING, { type: 'array', items: STRING }, 'is list of string now, was string'],
    [toReference('Receipt'), toReference('Order'), 'is Order now, was Receipt'],
  ])('takes another type for breaking: %j, %j', (before, after, text) => {
    expect(compareField('Order', before, after)).toContain(`! changed Order.field: ${text}`);
  });

  it('names fields of inline objects with a dot', () => {
    expect(compareField('Receipt', FIELD, EMPTY)).toEqual(['! removed Receipt.field.field']);
  });

  it('sees a field move into a base type and stay', () => {
    const before = toDocument({ schemas: { Order: FIELD } });
    const after = toDocument({ schemas: { Order: { allOf: [toReference('Base')] }, Base: FIELD } });
    expect(compare(before, after)).toEqual(['added Base']);
  });

  it('reports a rule for combinations of fields that changed', () => {
    const before = toDocument({ schemas: { Order: FIELD } });
    const after = toDocument({
      schemas: { Order: { ...FIELD, not: { required: ['a'] } } as never },
    });
    expect(compare(before, after)).toEqual([
      '! changed Order: other combinations of fields are valid (not)',
    ]);
  });

  it('reports a change under the first name of a type only', () => {
    const toShop = (order: Schema) =>
      toDocument({ schemas: { Order: order, Same: { allOf: [toReference('Order')] } } });
    expect(compare(toShop(EMPTY), toShop(FIELD))).toEqual(['added Order.field']);
  });

  it('reports what is deprecated as not breaking: a field, and a type', () => {
    const old = { type: 'object', properties: { field: STRING } } satisfies Schema;
    const fresh = {
      ...old,
      deprecated: true,
      properties: { field: { type: 'string', deprecated: true } },
    } satisfies Schema;
    expect(
      compare(toDocument({ schemas: { Order: old } }), toDocument({ schemas: { Order: fresh } })),
    ).toEqual(['deprecated Order', 'deprecated Order.field']);
  });

  it('ends for types that contain themselves', () => {
    const toTree = (extra: Record<string, Schema>) =>
      toDocument({ schemas: { Order: { properties: { child: toReference('Order'), ...extra } } } });
    expect(compare(toTree({}), toTree({ name: STRING }))).toEqual(['added Order.name']);
  });

  it('tells fields from what every object has', () => {
    const after = { type: 'object', properties: { constructor: STRING } } as Schema;
    expect(
      compare(toDocument({ schemas: { Order: EMPTY } }), toDocument({ schemas: { Order: after } })),
    ).toEqual(['added Order.constructor']);
  });
});
