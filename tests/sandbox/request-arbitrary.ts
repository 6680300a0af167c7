import fc from 'fast-check';
import type { OpenApiDocument, Schema } from '#contract/read/openapi';
import { toReferenceName } from '#contract/read/type-expression';
import type { NamedOperation } from '../../testing/open-sandbox';
import { KEYS } from '../../testing/open-sandbox';

/** A request as it goes over the wire. */
export interface WireRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

const TEXTS = [
  '',
  'Mr. Macron visits a trade show in Munich.',
  'Prezident navštívil Paříž.',
  '🎸 e\u0301 \ud800 \u0000',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '../../etc/passwd',
  "'; DROP TABLE",
  'G183',
  'DEMO-1',
  'demo-0001',
  '1234',
  '*',
  'demo-cursor-1',
  'en',
  'cs',
  'de,en',
  '2024-10-14',
  '2024-10-14T12:00:00Z',
  'NOW',
  'wikidata',
  'Q42',
  'text',
  'Wikidata',
  'landscape',
  'every Monday at 12:03 for 5 minutes and $40',
  '<p>5 &amp; 3%</p>',
];

const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
);

/** Values that a schema allows, nearly: rules between fields are left to chance. */
function toArbitrary(document: OpenApiDocument, schema: Schema, depth = 0): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) {
    const target = document.components.schemas[toReferenceName(schema.$ref)];
    return target && depth < 8 ? toArbitrary(document, target, depth + 1) : fc.constant({});
  }
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === 'array') {
    return fc.array(toArbitrary(document, schema.items ?? {}, depth + 1), { maxLength: 3 });
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
  return fc.record(members, { requiredKeys: required.filter((name) => name in members) });
}

const POLLUTED =
  '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"id":"1"}';

/** Bodies that no parser or reader should trust. */
const broken = fc.oneof(
  fc.jsonValue().map((value) => JSON.stringify(value)),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(
    POLLUTED,
    '',
    'null',
    '{',
    '[[[',
    '{"id":"1",}',
    '"\\ud800"',
    '-0',
    '1e999',
    '\ufeff{}',
  ),
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
  const valid = schema
    ? toArbitrary(document, schema).map((value) => JSON.stringify(value))
    : fc.constant(undefined);
  const body = schema
    ? fc.oneof({ weight: 5, arbitrary: valid }, { weight: 1, arbitrary: broken })
    : valid;
  const method = operation.method.toUpperCase();
  return fc
    .record({
      body,
      values: fc.array(text, { minLength: 3, maxLength: 3 }),
      dataset: fc.constantFrom('demo', 'demo', 'ctk', 'none'),
      method: fc.constantFrom(
        method,
        method,
        method,
        method,
        method,
        method,
        'PUT',
        'GET',
        'PATCH',
      ),
      type: fc.constantFrom('application/json', 'application/json; charset=UTF-8', 'text/plain'),
      key: fc.constantFrom('any', 'any', 'any', 'any', 'demo-403', 'demo-429', 'demo-500', ''),
      query: fc.array(text, { maxLength: 2 }),
    })
    .map(({ values, dataset, query, key, type, ...request }): WireRequest => {
      const rest = [...values];
      const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
        name === 'dataset' ? dataset : encodeURIComponent(toWellFormed(rest.pop() ?? '')),
      );
      const names = operation.parameters
        .filter((one) => one.in === 'query')
        .map(({ name }) => name);
      const search = new URLSearchParams(
        query.map((value, index) => [names[index] ?? `x${index}`, value]),
      );
      const headers = {
        ...KEYS,
        'X-API-Key': key,
        Authorization: `user_key ${key}`,
        'Content-Type': type,
      };
      const isBodiless = request.method === 'GET';
      return {
        method: request.method,
        path: `${path}?${search}`,
        headers,
        ...(!isBodiless && request.body !== undefined && { body: request.body }),
      };
    });
}

/** encodeURIComponent() throws on lone surrogates. */
function toWellFormed(value: string): string {
  return new TextDecoder().decode(new TextEncoder().encode(value));
}
