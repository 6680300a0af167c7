import fc from 'fast-check';
import type { OpenApiDocument, Schema } from '@docs/openapi';
import { toReferenceName } from '@docs/openapi';
import type { NamedOperation } from '@docs/sandbox/testing';
import { KEYS } from '@docs/sandbox/testing';

/** A request as it goes over the wire. */
export interface WireRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array;
  /** Whether method, path, and headers are those of the operation. */
  isPlain: boolean;
}

const TEXTS = [
  ...['', ' ', '\u0000', '🎸 e\u0301 \ud800 \u0000', 'a'.repeat(3000), 'a\r\nX-Evil: 1'],
  ...['Mr. Macron visits a trade show in Munich.', 'Prezident navštívil Paříž.'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '../../etc/passwd', "' OR 1=1 --"],
  ...['(a+)+$', '${7*7}{{7*7}}', '<p>5 &amp; 3%</p>', '<script>alert(1)</script>', 'true'],
  ...['G183', 'DEMO-1', 'demo-0001', '1234', '*', 'demo-cursor-1', 'wikidata', 'Wikidata', 'Q42'],
  ...['text', 'landscape', 'en', 'cs', 'de,en', 'english', 'NOW', '2024-10-14', '2024-13-45'],
  ...['2024-10-14T12:00:00Z', '9999-12-31T23:59:60+99:99'],
  ...[
    '\ufeffPraha',
    'e\u0301\u0308',
    '\u202ePraha\u2066',
    'NaN',
    '-Infinity',
    '12345678901234567890',
  ],
  'every Monday at 12:03 for 5 minutes and $40',
];

const NAMES = ['__proto__', 'constructor', 'toString', 'txt', '', '\ud800', 'č', 'a/b~c'];

/** Values that few fields allow. */
const wrong = fc.constantFrom<unknown[]>(
  ...[null, true, 0, -1, 1.5, 1e308, -0, 2 ** 53 + 2, ...TEXTS],
  ...[[], {}, [[]], [null], { $ref: '#' }, { toString: 1, valueOf: 2, length: -1 }],
);

const TWISTS: ((path: string) => string)[] = [
  (path) => `/${path}`,
  (path) => `${path}/`,
  (path) => path.replaceAll('/', '//'),
  (path) => `//evil${path}`,
  (path) => `/\\evil${path}`,
  (path) => `${path}/../..${path}`,
  (path) => `${path}/%2e%2e/%2f`,
  (path) => `${path}%00`,
  (path) => `${path}%ff`,
  (path) => path.toUpperCase(),
  (path) => path.replace(/[^/]+$/, '__proto__'),
  (path) => path.replace(/[^/]+$/, encodeURIComponent('a/b?c#d')),
];

const HEADERS: Record<string, string>[] = [
  { 'X-API-Key': '', Authorization: '', 'X-Customer-ID': '' },
  { 'X-API-Key': '__proto__', Authorization: 'user_key __proto__' },
  { Authorization: 'Bearer test', 'X-API-Key': 'a'.repeat(5000) },
  { 'Content-Type': 'application/json; charset=latin1' },
  { 'Content-Type': 'application/jsonp' },
  { 'Content-Length': '-1' },
  { 'Content-Length': '99999999999' },
];

const METHODS = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'POST', 'DELETE', 'PATCH', 'PROPFIND'];

/** The usual value, rarely another one. */
const rarely = <T>(usual: T, others: readonly T[]): fc.Arbitrary<T> =>
  fc.oneof(
    { weight: 9, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );

const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
);

/** Values that a schema allows, nearly: rules between fields are left to chance, and some are wrong. */
function toArbitrary(document: OpenApiDocument, schema: Schema, depth = 0): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 30, arbitrary: toAllowed(document, schema, depth) },
    { weight: 1, arbitrary: wrong },
  );
}

function toAllowed(
  document: OpenApiDocument,
  schema: Schema,
  depth: number,
): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) {
    const target = document.components.schemas[toReferenceName(schema.$ref)];
    return target && depth < 8 ? toArbitrary(document, target, depth + 1) : fc.constant({});
  }
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === 'array') {
    const item = toArbitrary(document, schema.items ?? {}, depth + 1);
    return fc.oneof(
      { weight: 20, arbitrary: fc.array(item, { maxLength: 3 }) },
      { weight: 1, arbitrary: item.map((item) => Array<unknown>(120).fill(item)) },
    );
  }
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer') return fc.integer({ min: -2, max: 70 });
  if (schema.type === 'number') return fc.double({ noNaN: true, noDefaultInfinity: true });
  if (schema.type === 'object') return toObject(document, schema, depth);
  return schema.type === 'string' ? text : fc.jsonValue();
}

function toObject(document: OpenApiDocument, schema: Schema, depth: number): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  if (typeof additionalProperties === 'object') {
    return fc.dictionary(text, toArbitrary(document, additionalProperties, depth + 1), {
      maxKeys: 3,
    });
  }
  const members = Object.fromEntries(
    Object.entries(properties).map(([name, member]) => [
      name,
      toArbitrary(document, member, depth + 1),
    ]),
  );
  const allowed = fc.record(members, { requiredKeys: required.filter((name) => name in members) });
  return fc.oneof(
    { weight: 9, arbitrary: allowed },
    {
      weight: 1,
      arbitrary: fc
        .tuple(allowed, fc.constantFrom(...NAMES), wrong)
        .map(([fields, name, value]) =>
          Object.fromEntries([...Object.entries(fields), [name, value]]),
        ),
    },
  );
}

const POLLUTED =
  '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"id":"1"}';

/** Bodies that no parser or reader should trust. */
const broken = fc.oneof(
  fc.jsonValue().map((value) => JSON.stringify(value)),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom<(string | Uint8Array)[]>(
    ...[POLLUTED, '', 'null', '42', '"text"', '[]', '{', '[[[', '{"id":"1",}', '"\\ud800"', '-0'],
    ...['1e999', '\ufeff{}', "{'id':'1'}", '{"id":"1"}{"id":"1"}', '{"id":"a","id":"b"}'],
    ...['{"id":"1","text":"a","metadata":{"b":"1","10":"x","9":12345678901234567890}}', '[1E400]'],
    ...[Uint8Array.of(0x7b, 0x7d, 0xff, 0xc0, 0x80), new Uint8Array()],
  ),
  fc.constant('a'.repeat(520_000)),
  fc
    .integer({ min: 1, max: 3000 })
    .map((depth) => '{"id":'.repeat(depth) + '1' + '}'.repeat(depth)),
);

/** Requests of one operation: most of them well-formed, the others broken in any way. */
export function toRequests(
  { operation }: NamedOperation,
  document: OpenApiDocument,
): fc.Arbitrary<WireRequest> {
  const schema = operation.request?.schema;
  const valid = schema && toArbitrary(document, schema).map((value) => JSON.stringify(value));
  const body = valid
    ? fc.oneof<fc.WeightedArbitrary<string | Uint8Array | undefined>[]>(
        { weight: 5, arbitrary: valid },
        { weight: 1, arbitrary: broken },
      )
    : fc.constant(undefined);
  return fc
    .record({
      body,
      values: fc.array(text, { minLength: 3, maxLength: 3 }),
      dataset: fc.constantFrom('demo', 'demo', 'ctk', 'none'),
      method: rarely(operation.method.toUpperCase(), METHODS),
      twist: rarely(undefined, TWISTS),
      strange: rarely(undefined, HEADERS),
      type: fc.constantFrom('application/json', 'application/json; charset=UTF-8', 'text/plain'),
      key: fc.constantFrom('any', 'any', 'any', 'any', 'demo-403', 'demo-429', 'demo-500', ''),
      query: fc.array(text, { maxLength: 2 }),
    })
    .map(({ values, dataset, query, key, type, method, twist, strange, body: sent }) => {
      const rest = [...values];
      const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
        name === 'dataset' ? dataset : encodeURIComponent(toWellFormed(rest.pop() ?? '')),
      );
      const names = operation.parameters
        .filter((parameter) => parameter.in === 'query')
        .map(({ name }) => name);
      const search = new URLSearchParams(
        query.map((value, index) => [names[index] ?? `x${index}`, value]),
      );
      const keys = { ...KEYS, 'X-API-Key': key, Authorization: `user_key ${key}` };
      const isBodiless = method === 'GET' || method === 'HEAD';
      return {
        method,
        path: `${twist?.(path) ?? path}?${search}`,
        headers: { ...keys, 'Content-Type': type, ...strange },
        ...(!isBodiless && sent !== undefined && { body: sent }),
        isPlain: method === operation.method.toUpperCase() && !twist && !strange,
      };
    });
}

/** encodeURIComponent() throws on lone surrogates. */
function toWellFormed(value: string): string {
  return new TextDecoder().decode(new TextEncoder().encode(value));
}
