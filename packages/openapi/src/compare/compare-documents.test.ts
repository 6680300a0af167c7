import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
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

type Schemas = Record<string, Schema>;

function compareTypes(before: Schemas, after: Schemas): string[] {
  return compare(toDocument({ schemas: before }), toDocument({ schemas: after }));
}

/** The changes when a field of the type that is sent, or returned, changes. */
function compareField(type: 'Order' | 'Receipt', before: Schema, after: Schema): string[] {
  const toType = (field: Schema) => ({ [type]: { type: 'object', properties: { field } } });
  return compareTypes(toType(before), toType(after));
}

function compareCalls(before: Partial<Operation>, after: Partial<Operation>): string[] {
  const toShop = (given: Partial<Operation>) =>
    toDocument({ paths: { '/orders': { post: toOperation(given) } } });
  return compare(toShop(before), toShop(after)).map((line) => line.replace(' POST /orders', ''));
}

interface Case {
  before: Schema;
  after: Schema;
  /** The changes where clients send the schema, which is called X. */
  sent: string[];
  returned: string[];
}

const cases = parse(
  readFileSync('packages/openapi/src/compare/compare-documents.yaml', 'utf8'),
) as Record<'types' | 'fields', Case[]>;

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
    const get = toOperation();
    const before = toDocument({ paths: { '/a': { get } }, schemas: { Order: FIELD } });
    const after = toDocument({
      paths: { '/b': { get } },
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
});

describe('compareDocuments() on calls', () => {
  const { responses } = toOperation();
  const toPage = (more: object = {}): Partial<Operation> => ({
    parameters: [{ name: 'page', in: 'query', schema: { type: 'integer' }, ...more }],
  });
  const toInPlace = (schema: Schema) => ({ content: { 'application/json': { schema } } });
  const toSent = (schema: Schema) => ({ requestBody: toInPlace(schema) });
  const toReturned = (schema: Schema) => ({ responses: { '200': toInPlace(schema) } });
  const toBody = (type: string, required?: true) => ({
    requestBody: { content: toContent(type), ...(required && { required }) },
  });

  it.each<[Partial<Operation>, Partial<Operation>, string]>([
    [{}, toPage(), 'added query parameter page'],
    [{}, toPage({ required: true }), '! added query parameter page: is required'],
    [toPage(), {}, '! removed query parameter page'],
    [
      toPage(),
      toPage({ schema: STRING }),
      '! changed query parameter page: is string now, was integer',
    ],
    [
      toPage(),
      toPage({ schema: { type: 'integer', default: 1 } }),
      '! changed query parameter page: the default is 1 now, was not set',
    ],
    [toPage({ required: true }), toPage(), 'changed query parameter page: is optional now'],
    [{}, toBody('Receipt', true), '! changed body: is Receipt now, was Order'],
    [toBody('Order'), toBody('Order', true), '! changed body: is required now'],
    [toBody('Order', true), toBody('Order'), 'changed body: is optional now'],
    [{ requestBody: undefined }, toBody('Order', true), '! added body: is required'],
    [{ requestBody: undefined }, toBody('Order'), 'added body'],
    [{}, { responses: { '200': {} } }, '! removed response'],
    [{}, { responses: { ...responses, '409': {} } }, 'added error 409'],
    [
      { responses: { ...responses, '404': {}, '409': {} } },
      { responses: { ...responses, '409': {} } },
      'removed error 404',
    ],
    [{}, { deprecated: true }, 'deprecated'],
    [toSent(FIELD), toSent(REQUIRED), '! changed body.field: is required now'],
    [toReturned(FIELD), toReturned(REQUIRED), 'changed response.field: is required now'],
    [toReturned(REQUIRED), toReturned(FIELD), '! changed response.field: is optional now'],
  ])('reports an operation that changes from %j to %j: %s', (before, after, want) => {
    expect(compareCalls(before, after)).toEqual([want]);
  });

  it('names methods and webhooks that pages do not draw', () => {
    const [item, webhooks] = [{ head: toOperation(), trace: toOperation() }, { order: {} }];
    const document = toDocument({ paths: { '/status': item }, webhooks } as object);
    expect(compare(toDocument(), document)).toEqual([
      'added HEAD /status',
      'added TRACE /status',
      'added webhook order',
    ]);
    expect(compare(document, toDocument())).toContain('! removed webhook order');
  });

  it('finds nothing where errors are in another order', () => {
    const before = { responses: { ...responses, '409': {}, '4XX': {} } };
    const after = { responses: { '4XX': {}, ...responses, '409': {} } };
    expect(compareCalls(before, after)).toEqual([]);
  });
});

describe('compareDocuments() on types', () => {
  it.each(cases.types)('judges $before → $after by the way it travels', (change) => {
    const { before, after } = change;
    const list = (type: string) =>
      compareTypes({ [type]: before }, { [type]: after }).map((line) => line.replace(type, 'X'));
    expect(list('Order')).toEqual(change.sent);
    expect(list('Receipt')).toEqual(change.returned);
  });

  it.each(cases.fields)('judges a field $before → $after by the way it travels', (change) => {
    const { before, after } = change;
    const list = (type: 'Order' | 'Receipt') =>
      compareField(type, before, after).map((line) => line.replace(`${type}.field`, 'X'));
    expect(list('Order')).toEqual(change.sent);
    expect(list('Receipt')).toEqual(change.returned);
  });

  it('judges a type that travels both ways, now or before, as sent and as returned', () => {
    const owner = { properties: { line: toReference('Line') } };
    const both = { Order: owner, Receipt: owner };
    const [optional, required] = [{ Line: FIELD }, { Line: REQUIRED }];
    const toRequired = '! changed Line.field: is required now';
    const toOptional = '! changed Line.field: is optional now';
    expect(compareTypes({ ...both, ...optional }, { ...both, ...required })).toEqual([toRequired]);
    expect(compareTypes({ ...both, ...required }, { ...both, ...optional })).toEqual([toOptional]);
    expect(compareTypes(optional, { Order: owner, ...required })).toContain(toRequired);
    expect(compareTypes(required, { Receipt: owner, ...optional })).toContain(toOptional);
  });

  it('reports that a type became another name of a different type', () => {
    const toSame = (type: string) => ({ Same: { allOf: [toReference(type)] } });
    expect(compareTypes(toSame('Order'), toSame('Receipt'))).toEqual([
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

  it('sees a field move into a base type and stay', () => {
    const after = { Order: { allOf: [toReference('Base')] }, Base: FIELD };
    expect(compareTypes({ Order: FIELD }, after)).toEqual(['added Base']);
  });

  it('reports a change under the first name of a type only', () => {
    const Same = { allOf: [toReference('Order')] };
    expect(compareTypes({ Order: EMPTY, Same }, { Order: FIELD, Same })).toEqual([
      'added Order.field',
    ]);
  });

  it('ends for types that contain themselves', () => {
    const child = toReference('Order');
    const after = { Order: { properties: { child, name: STRING } } };
    expect(compareTypes({ Order: { properties: { child } } }, after)).toEqual(['added Order.name']);
  });
});
