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

/** What changes when a field of the type that is sent, or returned, changes. */
function compareField(type: 'Order' | 'Receipt', before: Schema, after: Schema): string[] {
  const toShop = (field: Schema) =>
    toDocument({ schemas: { [type]: { type: 'object', properties: { field } } } });
  return compare(toShop(before), toShop(after));
}

function compareCalls(before: Partial<Operation>, after: Partial<Operation>): string[] {
  const toShop = (given: Partial<Operation>) =>
    toDocument({ paths: { '/orders': { post: toOperation(given) } } });
  return compare(toShop(before), toShop(after));
}

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

  it.each<[string, Partial<Operation>, Partial<Operation>, string]>([
    ['a new parameter', {}, { parameters: [page] }, 'added POST /orders query parameter page'],
    [
      'a new parameter that is required',
      {},
      { parameters: [{ ...page, required: true }] },
      '! added POST /orders query parameter page: is required',
    ],
    [
      'a removed parameter',
      { parameters: [page] },
      {},
      '! removed POST /orders query parameter page',
    ],
    [
      'a parameter of another type',
      { parameters: [page] },
      { parameters: [{ ...page, schema: { type: 'string' } }] },
      '! changed POST /orders query parameter page: is string now, was integer',
    ],
    [
      'another default of a parameter',
      { parameters: [page] },
      { parameters: [{ ...page, schema: { type: 'integer', default: 1 } }] },
      '! changed POST /orders query parameter page: the default is 1 now, was not set',
    ],
    [
      'a parameter that need not be sent any more',
      { parameters: [{ ...page, required: true }] },
      { parameters: [page] },
      'changed POST /orders query parameter page: is optional now',
    ],
    [
      'another body',
      {},
      { requestBody: { required: true, content: toContent('Receipt') } },
      '! changed POST /orders body: is Receipt now, was Order',
    ],
    [
      'a body that must be sent now',
      { requestBody: { content: toContent('Order') } },
      { requestBody: { required: true, content: toContent('Order') } },
      '! changed POST /orders body: is required now',
    ],
    [
      'a body that need not be sent any more',
      { requestBody: { required: true, content: toContent('Order') } },
      { requestBody: { content: toContent('Order') } },
      'changed POST /orders body: is optional now',
    ],
    [
      'a new body that must be sent',
      { requestBody: undefined },
      { requestBody: { required: true, content: toContent('Order') } },
      '! added POST /orders body: is required',
    ],
    [
      'a new body that may be sent',
      { requestBody: undefined },
      { requestBody: { content: toContent('Order') } },
      'added POST /orders body',
    ],
    [
      'a response that is gone',
      {},
      { responses: { '200': {} } },
      '! removed POST /orders response',
    ],
    [
      'a new error',
      {},
      { responses: { ...toOperation().responses, '409': {} } },
      'added POST /orders error 409',
    ],
    [
      'an error that is gone, not the one that stays',
      { responses: { ...toOperation().responses, '404': {}, '409': {} } },
      { responses: { ...toOperation().responses, '409': {} } },
      'removed POST /orders error 404',
    ],
    ['a deprecated operation', {}, { deprecated: true }, 'deprecated POST /orders'],
  ])('reports %s', (_, before, after, want) => {
    expect(compareCalls(before, after)).toEqual([want]);
  });

  it('compares bodies that are written in place', () => {
    const toBody = (schema: Schema) => ({
      requestBody: { content: { 'application/json': { schema } } },
    });
    expect(compareCalls(toBody(FIELD), toBody(REQUIRED))).toEqual([
      '! changed POST /orders body.field: is required now',
    ]);
    const toResponse = (schema: Schema) => ({
      responses: { '200': { content: { 'application/json': { schema } } } },
    });
    expect(compareCalls(toResponse(FIELD), toResponse(REQUIRED))).toEqual([
      'changed POST /orders response.field: is required now',
    ]);
    expect(compareCalls(toResponse(REQUIRED), toResponse(FIELD))).toEqual([
      '! changed POST /orders response.field: is optional now',
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
  it.each<[string, Schema, Schema, string, string]>([
    ['a new field', EMPTY, FIELD, 'added X.field', 'added X.field'],
    [
      'a new field that is required',
      EMPTY,
      REQUIRED,
      '! added X.field: is required',
      'added X.field',
    ],
    ['a removed field', FIELD, EMPTY, '! removed X.field', '! removed X.field'],
    [
      'a field that became required',
      FIELD,
      REQUIRED,
      '! changed X.field: is required now',
      'changed X.field: is required now',
    ],
    [
      'a field that became optional',
      REQUIRED,
      FIELD,
      'changed X.field: is optional now',
      '! changed X.field: is optional now',
    ],
  ])('judges %s by the way it travels', (_, before, after, sent, returned) => {
    for (const [type, want] of [
      ['Order', sent],
      ['Receipt', returned],
    ] as const) {
      expect(
        compare(
          toDocument({ schemas: { [type]: before } }),
          toDocument({ schemas: { [type]: after } }),
        ),
      ).toEqual([want.replace('X', type)]);
    }
  });

  it.each<[string, Schema, Schema, string[], boolean, boolean]>([
    [
      'a new value',
      { enum: ['a'] },
      { enum: ['a', 'b'] },
      ['changed X.field: also allows b'],
      false,
      true,
    ],
    [
      'a removed value',
      { enum: ['a', 'b'] },
      { enum: ['a'] },
      ['changed X.field: no longer allows b'],
      true,
      false,
    ],
    [
      'a list of values where any was allowed',
      { type: 'string' },
      { type: 'string', enum: ['a'] },
      ['changed X.field: only a are allowed now'],
      true,
      false,
    ],
    [
      'the end of a list of values',
      { type: 'string', enum: ['a'] },
      { type: 'string' },
      ['changed X.field: any value is allowed now'],
      false,
      true,
    ],
    [
      'a value of the items of a list',
      { type: 'array', items: { enum: ['a'] } },
      { type: 'array', items: { enum: [] } },
      ['changed X.field: no longer allows a'],
      true,
      false,
    ],
    [
      'another default',
      { type: 'boolean', default: false },
      { type: 'boolean', default: true },
      ['changed X.field: the default is true now, was false'],
      true,
      false,
    ],
    [
      'another format',
      { type: 'string' },
      { type: 'string', format: 'date' },
      ['changed X.field: format is "date" now, was not set'],
      true,
      false,
    ],
    [
      'a value where any was allowed',
      { type: 'string' },
      { type: 'string', const: 'a' },
      ['changed X.field: only a are allowed now'],
      true,
      false,
    ],
    [
      'more values than one',
      { type: 'string', const: 'a' },
      { type: 'string', enum: ['a', 'b'] },
      ['changed X.field: also allows b'],
      false,
      true,
    ],
    [
      'no format any more',
      { type: 'string', format: 'date' },
      { type: 'string' },
      ['changed X.field: format is not set now, was "date"'],
      false,
      true,
    ],
    [
      'another pattern',
      { pattern: 'a' },
      { pattern: 'b' },
      ['changed X.field: pattern is "b" now, was "a"'],
      true,
      true,
    ],
    [
      'a duplicate that is rejected',
      { uniqueItems: false },
      { uniqueItems: true },
      ['changed X.field: uniqueItems is true now, was false'],
      true,
      false,
    ],
    [
      'fields beside the named ones that are rejected',
      { type: 'object', properties: {} },
      { type: 'object', properties: {}, additionalProperties: false },
      ['changed X.field: no further fields are allowed now'],
      true,
      false,
    ],
    [
      'fields beside the named ones that are allowed',
      { type: 'object', properties: {}, additionalProperties: false },
      { type: 'object', properties: {}, additionalProperties: true },
      ['changed X.field: further fields are allowed now'],
      false,
      false,
    ],
  ])('reports %s', (_, before, after, want, breaksSenders, breaksReaders) => {
    for (const [type, breaks] of [
      ['Order', breaksSenders],
      ['Receipt', breaksReaders],
    ] as const) {
      expect(compareField(type, before, after)).toEqual(
        want.map((text) => `${breaks ? '! ' : ''}${text.replace('X', type)}`),
      );
    }
  });

  it.each<[string, Schema, Schema, string[]]>([
    [
      'every value that is new or gone',
      { enum: ['a', 'b', 'x'] },
      { enum: ['x', 'c', 'd'] },
      ['! changed Order.field: no longer allows a, b', 'changed Order.field: also allows c, d'],
    ],
    [
      'a value of a map',
      { type: 'object', additionalProperties: { enum: ['a'] } },
      { type: 'object', additionalProperties: { enum: ['a', 'b'] } },
      ['changed Order.field: also allows b'],
    ],
    [
      'a field of an object that is also a map',
      { ...EMPTY, additionalProperties: { type: 'string' } },
      { ...FIELD, additionalProperties: { type: 'string' } },
      ['added Order.field.field'],
    ],
    [
      'a limit of further fields, where any were allowed',
      {},
      { additionalProperties: { maxLength: 9 } },
      ['! changed Order.field: maxLength is 9 now, was not set'],
    ],
    [
      'another type of the further fields',
      { properties: {}, additionalProperties: { type: 'string' } },
      { properties: {}, additionalProperties: { type: 'integer' } },
      ['! changed Order.field: is integer now, was string'],
    ],
    [
      'another type of the items, where nothing says that it is a list',
      { items: { type: 'string' } },
      { items: { type: 'integer' } },
      ['! changed Order.field: is integer now, was string'],
    ],
    [
      'a limit of further fields once, where none were allowed',
      { additionalProperties: false },
      { additionalProperties: { maxLength: 9 } },
      ['changed Order.field: further fields are allowed now'],
    ],
    [
      'nothing of a default with its keys in another order',
      { default: { a: 1, b: { c: 2, d: 3 } } },
      { default: { b: { d: 3, c: 2 }, a: 1 } },
      [],
    ],
    [
      'several rules for combinations of fields',
      EMPTY,
      { ...EMPTY, not: { required: ['a'] }, anyOf: [{ required: ['b'] }] } as never,
      ['! changed Order.field: other combinations of fields are valid (not, anyOf)'],
    ],
  ])('reports %s, sent by clients', (_, before, after, want) => {
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

  it.each<[string, Schema, Schema, string]>([
    ['a plain type', { type: 'string' }, { type: 'integer' }, 'is integer now, was string'],
    [
      'a list',
      { type: 'string' },
      { type: 'array', items: { type: 'string' } },
      'is list of string now, was string',
    ],
    ['a named type', toReference('Receipt'), toReference('Order'), 'is Order now, was Receipt'],
  ])('takes another type for breaking: %s', (_, before, after, text) => {
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
    const old = { type: 'object', properties: { field: { type: 'string' } } } satisfies Schema;
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
    expect(compare(toTree({}), toTree({ name: { type: 'string' } }))).toEqual(['added Order.name']);
  });

  it('tells fields from what every object has', () => {
    const after = { type: 'object', properties: { constructor: { type: 'string' } } } as Schema;
    expect(
      compare(toDocument({ schemas: { Order: EMPTY } }), toDocument({ schemas: { Order: after } })),
    ).toEqual(['added Order.constructor']);
  });
});
