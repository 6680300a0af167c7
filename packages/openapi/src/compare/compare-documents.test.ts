import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { renderChange } from './change';
import { compareDocuments } from './compare-documents';
import { mergeDocument } from './merge-document';
import { buildContent, buildDocument, buildOperation, buildReference } from '../read/fixtures';
import { loadContract } from '../read/load';
import type { OpenApiDocument, Operation, Schema } from '../read/openapi';

const OF_THEIRS = { removeErrors: true, texts: 'theirs' } as const;

/** The changes as text, breaking ones marked. */
function compare(before: OpenApiDocument, after: OpenApiDocument): string[] {
  return compareDocuments(before, mergeDocument(before, after, OF_THEIRS)).map(
    (change) => `${change.breaking ? '! ' : ''}${change.kind} ${renderChange(change)}`,
  );
}

type Schemas = Record<string, Schema>;

function compareTypes(before: Schemas, after: Schemas): string[] {
  return compare(buildDocument({ schemas: before }), buildDocument({ schemas: after }));
}

/** The changes when a field of the type that is sent, or returned, changes. */
function compareField(type: 'Order' | 'Receipt', before: Schema, after: Schema): string[] {
  const toType = (field: Schema) => ({ [type]: { type: 'object', properties: { field } } });
  return compareTypes(toType(before), toType(after));
}

function compareCalls(before: Partial<Operation>, after: Partial<Operation>): string[] {
  const toShop = (given: Partial<Operation>) =>
    buildDocument({ paths: { '/orders': { post: buildOperation(given) } } });
  return compare(toShop(before), toShop(after)).map((line) => line.replace(' POST /orders', ''));
}

interface Case {
  before: Schema;
  after: Schema;
  lines: string[];
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
    const before = buildDocument({ schemas: { A: { type: 'string', format: 'date' } } });
    const after = buildDocument({
      schemas: { A: { format: 'date', description: 'A day.', type: 'string' } },
      paths: { '/orders': { post: buildOperation({ operationId: 'order', summary: 'Order' }) } },
    });
    expect(compare(before, after)).toEqual([]);
  });

  it('puts breaking changes first, among them what is gone', () => {
    const get = buildOperation();
    const before = buildDocument({ paths: { '/a': { get } }, schemas: { Order: FIELD } });
    const after = buildDocument({
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
    const bare = buildDocument({ servers: [] });
    const full = buildDocument({
      servers: [{ url: 'https://a.example' }, { url: '/b' }],
      security: [{ apiKey: [] }, { token: [] }],
    });
    full.components.securitySchemes!.token = { type: 'http', scheme: 'bearer' };
    expect(compare(bare, full)).toEqual([
      '! changed document: the key is sent as header X-API-Key, or http bearer now, was nothing',
      'added document: the server https://a.example',
    ]);
    expect(compare(full, bare)).toEqual([
      '! changed document: the server is not named now, was https://a.example',
      'changed document: the key is sent as nothing now, was header X-API-Key, or http bearer',
    ]);
    const lower = structuredClone(full);
    lower.components.securitySchemes!.apiKey!.name = 'x-api-key';
    expect(compare(full, lower)).toEqual([]);
  });
});

describe('compareDocuments() on calls', () => {
  const { responses } = buildOperation();
  const toPage = (more: object = {}): Partial<Operation> => ({
    parameters: [{ name: 'page', in: 'query', schema: { type: 'integer' }, ...more }],
  });
  const toInPlace = (schema: Schema) => ({ content: { 'application/json': { schema } } });
  const toSent = (schema: Schema) => ({ requestBody: toInPlace(schema) });
  const toReturned = (schema: Schema) => ({ responses: { '200': toInPlace(schema) } });
  const toBody = (type: string, required?: true) => ({
    requestBody: { content: buildContent(type), ...(required && { required }) },
  });

  it.each<[Partial<Operation>, Partial<Operation>, string]>([
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
    [
      { responses: { ...responses, '404': {}, '409': {} } },
      { responses: { ...responses, '409': {} } },
      'removed error 404',
    ],
    [toSent(FIELD), toSent(REQUIRED), '! changed body.field: is required now'],
    [toReturned(FIELD), toReturned(REQUIRED), 'changed response.field: is required now'],
    [toReturned(REQUIRED), toReturned(FIELD), '! changed response.field: is optional now'],
  ])('reports an operation that changes from %j to %j: %s', (before, after, want) => {
    expect(compareCalls(before, after)).toEqual([want]);
  });

  const toFields = (...names: string[]): Schema => ({
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, STRING])),
  });
  const toList = (more?: object) => toPage({ schema: { type: 'array', items: STRING }, ...more });
  const toError = (body?: object) => ({ responses: { ...responses, '409': body ?? {} } });
  const RECEIPT = buildReference('Receipt');
  const toMedia = (type: string) => ({
    responses: { 200: { content: { [type]: { schema: STRING } } } },
  });
  const toKey = (...scopes: string[]) => ({ security: [{ apiKey: scopes }] });
  const toServer = (url: string) => ({ servers: [{ url }] });
  const toCallback = (post: Operation) => ({
    callbacks: { paid: { '{$request.body#/url}': { post } } },
  });
  const toStatuses = (...names: string[]) => ({
    responses: Object.fromEntries(names.map((name) => [name, toInPlace(STRING)])),
  });

  it.each<[string, Partial<Operation>, Partial<Operation>, string[]]>([
    [
      'an inline object',
      toReturned(toFields('number', 'key')),
      toReturned(RECEIPT),
      ['! changed response.number: is integer now, was string', '! removed response.key'],
    ],
    [
      'a named type',
      toReturned(RECEIPT),
      toReturned({ properties: { number: { type: 'integer' } } }),
      [],
    ],
    [
      'the style of a list',
      toList(),
      toList({ explode: false }),
      ['! changed query parameter page: the style is form now, was form, exploded'],
    ],
    ['the default style', toList(), toList({ explode: true, style: 'form' }), []],
    ['an error body', toError(), toError(toInPlace(STRING)), ['added error 409 body']],
    [
      'another error body',
      toError(toInPlace(toFields('a', 'b'))),
      toError(toInPlace(toFields('a'))),
      ['! removed error 409 body.b'],
    ],
    [
      'a scope',
      toKey(),
      toKey('read'),
      ['! changed: the key is sent as header X-API-Key with read now, was header X-API-Key'],
    ],
    ['a character set', toReturned(STRING), toMedia('application/json; charset=utf-8'), []],
    [
      'a separate server',
      toServer('https://a.example/'),
      toServer('https://b.example'),
      ['! changed: the server is https://b.example now, was https://a.example'],
    ],
    ['the server of the document', {}, toServer('https://shop.example'), []],
    [
      'a callback',
      toCallback(buildOperation()),
      toCallback(buildOperation({ ...toSent(REQUIRED), ...toReturned(FIELD) })),
      [
        '! changed callback paid: POST {$request.body#/url} body: is object now, was Order',
        '! changed callback paid: POST {$request.body#/url} body: is optional now',
        '! changed callback paid: POST {$request.body#/url} response: is object now, was Receipt',
      ],
    ],
    ['success of any status', toStatuses('200', '404'), toStatuses('2XX', '404'), []],
    ['errors by their first digit', toStatuses('200', '400', '404'), toStatuses('200', '4XX'), []],
    ['one status instead of a range', toStatuses('2XX', '4XX'), toStatuses('201', '404'), []],
    [
      'a further range',
      toStatuses('200', '404'),
      toStatuses('200', '4XX', '5XX', 'default'),
      ['added error 5XX', 'added error default'],
    ],
  ])('judges %s', (_, before, after, want) => {
    expect(compareCalls(before, after).sort()).toEqual(want);
  });

  it('knows a named union in any order, and a parameter that can be null', () => {
    const choices = [RECEIPT, buildReference('Order')];
    const toShop = (schemas: Schema[], type: Schema['type'], types: Record<string, Schema> = {}) =>
      buildDocument({
        schemas: types,
        paths: Object.fromEntries(
          schemas.map((schema, index) => [
            `/${index}`,
            { get: buildOperation({ ...toPage({ schema: { type } }), ...toReturned(schema) }) },
          ]),
        ),
      });
    const named = toShop([buildReference('Any'), buildReference('Any')], 'string', {
      Any: { oneOf: choices },
    });
    const inline = toShop(
      [{ anyOf: choices }, { anyOf: [...choices].reverse() }],
      ['string', 'null'],
    );
    expect(compare(named, inline)).toEqual([]);
  });

  it('knows a URL whose base path or parameter has moved or has another name', () => {
    const get = buildOperation();
    const before = buildDocument({ paths: { '/v2/a/{id}': { get } } });
    const moved = { servers: [{ url: 'https://shop.example/v2' }] };
    const after = buildDocument({ ...moved, paths: { '/a/{name}': { get } } });
    const orders = { '/v2/orders': before.paths['/orders']! };
    expect(compare({ ...before, paths: { ...before.paths, ...orders } }, after)).toEqual([
      '! removed POST /orders',
    ]);
  });

  it('knows parameters of a path by their positions, shared ones too', () => {
    const toShop = (path: string, first: object, second: object): OpenApiDocument => {
      const [a, b] = [first, second].map((given) => ({ in: 'path', required: true, ...given }));
      const parameters = [b, { $ref: '#/components/parameters/Shared' }] as never;
      const document = buildDocument({
        paths: { [path]: { parameters, get: buildOperation() } },
      });
      Object.assign(document.components, { parameters: { Shared: a } });
      return document;
    };
    const [text, number] = [{ schema: STRING }, { schema: { type: 'integer' } }];
    const before = toShop('/a/{x}/b/{y}', { name: 'x', ...text }, { name: 'y', ...number });
    for (const [first, second] of [
      ['y', 'x'],
      ['x', 'z'],
      ['p', 'q'],
    ] as const) {
      const path = `/a/{${first}}/b/{${second}}`;
      const toAfter = (other: object) =>
        toShop(path, { name: first, ...text }, { name: second, ...other });
      expect(compare(before, toAfter(number))).toEqual([]);
      expect(compare(before, toAfter(text))).toEqual([
        '! changed GET /a/{x}/b/{y} path parameter y: is string now, was integer',
      ]);
    }
  });

  it('names methods that pages do not draw, and compares webhooks as what clients receive', () => {
    const item = { head: buildOperation(), trace: buildOperation() };
    const toShop = (webhook: Operation) =>
      buildDocument({
        paths: { '/status': item },
        webhooks: { order: { post: webhook } },
      } as object);
    const document = toShop(buildOperation());
    expect(compare(buildDocument(), document)).toEqual([
      'added HEAD /status',
      'added TRACE /status',
      'added webhook POST order',
    ]);
    expect(compare(document, buildDocument())).toContain('! removed webhook POST order');
    expect(compare(document, toShop(buildOperation(toReturned(FIELD))))).toEqual([
      '! changed webhook POST order response: is object now, was Receipt',
    ]);
  });
});

describe('compareDocuments() on types', () => {
  it('pairs a type with the one that is most like it, wherever they are', () => {
    const toShop = (types: Schemas, ...names: string[]) =>
      buildDocument({
        schemas: types,
        paths: Object.fromEntries(
          names.map((name, index) => [
            `/${index}`,
            {
              get: buildOperation({
                requestBody: undefined,
                responses: { 200: { content: buildContent(name) } },
              }),
            },
          ]),
        ),
      });
    const [id, name, age] = [STRING, STRING, { type: 'integer' }];
    const toType = (properties: Schemas): Schema => ({ type: 'object', properties });
    const [Cat, More] = [toType({ id, name }), toType({ id, name, age })];
    const before = toShop({ Cat }, 'Cat', 'Cat');
    expect(compare(before, toShop({ MoreDto: More, CatDto: Cat }, 'MoreDto', 'CatDto'))).toEqual([
      '! changed GET /0 response: is MoreDto now, was Cat',
      'added MoreDto',
    ]);
    const choices = (...names: string[]) => ({ oneOf: names.map(buildReference) });
    const shared = { id, name, age, b: STRING, c: STRING };
    const [Dog, Other] = [toType({ ...shared, bark: STRING }), toType({ ...shared, meow: STRING })];
    expect(
      compare(
        toShop({ Dog, Other, Pet: choices('Dog', 'Other') }, 'Pet'),
        toShop({ DogDto: Dog, OtherDto: Other, Pet: choices('OtherDto', 'DogDto') }, 'Pet'),
      ),
    ).toEqual([]);
  });

  it.each([
    ...cases.types.map((change) => ({ ...change, place: '' })),
    ...cases.fields.map((change) => ({ ...change, place: '.field' })),
  ])('judges $before → $after by the way it travels', ({ before, after, lines, place }) => {
    for (const [type, way] of [
      ['Order', 'S'],
      ['Receipt', 'R'],
    ] as const) {
      const changes = place
        ? compareField(type, before, after)
        : compareTypes({ [type]: before }, { [type]: after });
      const want = lines.map((line) => line.replace(`${way} `, '! ').replace(/^[SR] /, ''));
      const given = changes.map((line) => line.replace(type + place, 'X'));
      expect(given.sort(), type).toEqual(want.sort());
    }
  });

  it('judges a type that travels both ways, now or before, as sent and as returned', () => {
    const owner = { properties: { line: buildReference('Line') } };
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
    const toSame = (type: string) => ({ Same: { allOf: [buildReference(type)] } });
    expect(compareTypes(toSame('Order'), toSame('Receipt'))).toEqual([
      '! removed Same.id',
      'added Same.number',
    ]);
  });

  it('names no field where a whole type changed', () => {
    const [change] = compareDocuments(
      buildDocument({ schemas: { Order: EMPTY } }),
      buildDocument({ schemas: { Order: { ...EMPTY, deprecated: true } } }),
    );
    expect(change).toStrictEqual({ kind: 'deprecated', breaking: false, subject: 'Order' });
  });

  it.each<[keyof Schema, number, number]>([
    ['minimum', 1, 0],
    ['minItems', 1, 0],
    ['exclusiveMaximum', 1, 2],
    ['maxLength', 1, 2],
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
    const after = { Order: { allOf: [buildReference('Base')] }, Base: FIELD };
    expect(compareTypes({ Order: FIELD }, after)).toEqual([]);
  });

  it('reports a change under the first name of a type only', () => {
    const Same = { allOf: [buildReference('Order')] };
    expect(compareTypes({ Order: EMPTY, Same }, { Order: FIELD, Same })).toEqual([
      'added Order.field',
    ]);
  });

  it('ends for types that contain themselves', () => {
    const child = buildReference('Order');
    const after = { Order: { properties: { child, name: STRING } } };
    expect(compareTypes({ Order: { properties: { child } } }, after)).toEqual(['added Order.name']);
  });
});
