import { toContent, toDocument, toOperation } from '@docs/openapi/testing';
import type { OpenApiDocument, Parameter, Response, Schema } from '@docs/openapi';

/** The same small API twice: everything below `CHANGES` has changed between them. */
export const [before, after] = [toShop(false), toShop(true)];

/** Each change as `renderChange()` says it, in the order in which readers see it. */
export const CHANGES = [
  // Breaking.
  'removed GET /gone',
  'removed POST /orders query parameter old',
  'removed Vanished',
  'removed Order.gone',
  'removed Receipt.gone',
  'changed document: the server is https://new.example now, was https://shop.example',
  'changed document: the key is sent as header X-New-Key now, was header X-API-Key',
  'changed POST /orders query parameter page: is required now',
  'changed POST /plain body: is required now',
  'changed PUT /typed body: is Extra now, was Order',
  'changed Order: other combinations of fields are valid (not)',
  'changed Order: no further fields are allowed now',
  'changed Order.type: is integer now, was string',
  'changed Order.list: is list of string now, was string',
  'changed Order.preset: the default is 2 now, was 1',
  'changed Order.values: no longer allows b',
  'changed Order.closed: only a are allowed now',
  'changed Order.length: maxLength is 5 now, was 10',
  'changed Order.items: maxItems is 9 now, was not set',
  'changed Order.required: is required now',
  'changed Receipt.values: also allows b',
  'changed Receipt.open: any value is allowed now',
  'changed Receipt.sometimes: is optional now',
  'added Order.must: is required',
  // Not breaking.
  'deprecated POST /orders query parameter page',
  'deprecated GET /old',
  'deprecated Order.old',
  'deprecated Old',
  'changed Order.wider: maxLength is 20 now, was 10',
  'changed Receipt.always: is required now',
  'added POST /orders query parameter new',
  'added POST /orders error 409',
  'added GET /new',
  'added Order.new',
  'added Receipt.new',
  'added New',
];

function toShop(isNew: boolean): OpenApiDocument {
  const pick = <Value>(old: Value, fresh: Value): Value => (isNew ? fresh : old);
  const get = (id: string, rest = {}) => ({
    get: toOperation({ operationId: id, requestBody: undefined as never, ...rest }),
  });
  const text: Schema = { type: 'string' };
  const parameters: Parameter[] = [
    {
      name: 'page',
      in: 'query',
      schema: { type: 'integer' },
      ...pick({}, { required: true, deprecated: true }),
    },
    { name: pick('old', 'new'), in: 'query', schema: text },
  ];
  const document = toDocument({
    info: { title: 'Shop', version: pick('1.0.0', '2.0.0') },
    servers: [{ url: pick('https://shop.example', 'https://new.example') }],
    paths: {
      '/orders': {
        post: toOperation({
          parameters,
          responses: {
            '200': { description: 'The receipt.', content: toContent('Receipt') },
            ...pick<Record<string, Response>>({}, { '409': { description: 'It exists.' } }),
          },
        }),
      },
      '/plain': {
        post: toOperation({
          operationId: 'plain',
          requestBody: { ...pick({}, { required: true }), content: toContent('Order') },
        }),
      },
      '/typed': {
        put: toOperation({
          operationId: 'typed',
          requestBody: { required: true, content: toContent(pick('Order', 'Extra')) },
        }),
      },
      '/old': get('old', pick({}, { deprecated: true })),
      ...pick({ '/gone': get('gone') } as OpenApiDocument['paths'], { '/new': get('new') }),
    },
    schemas: {
      Order: {
        type: 'object',
        ...pick({}, { additionalProperties: false, not: { required: ['id', 'old'] } }),
        required: pick<string[]>([], ['required', 'must']),
        properties: {
          id: text,
          type: pick<Schema>(text, { type: 'integer' }),
          list: pick<Schema>(text, { type: 'array', items: text }),
          preset: { type: 'integer', default: pick(1, 2) },
          values: { type: 'string', enum: pick(['a', 'b'], ['a']) },
          closed: pick<Schema>(text, { type: 'string', enum: ['a'] }),
          length: { type: 'string', maxLength: pick(10, 5) },
          wider: { type: 'string', maxLength: pick(10, 20) },
          items: { type: 'array', items: text, ...pick({}, { maxItems: 9 }) },
          required: text,
          old: pick<Schema>(text, { type: 'string', deprecated: true }),
          ...pick<Record<string, Schema>>({ gone: text }, { must: text, new: text }),
        },
      },
      Receipt: {
        type: 'object',
        required: pick(['sometimes'], ['always']),
        properties: {
          values: { type: 'string', enum: pick(['a'], ['a', 'b']) },
          open: pick<Schema>({ type: 'string', enum: ['a'] }, text),
          sometimes: text,
          always: text,
          ...pick<Record<string, Schema>>({ gone: text }, { new: text }),
        },
      },
      Extra: { type: 'object' },
      Old: { type: 'object', ...pick({}, { deprecated: true }) },
      ...pick<Record<string, Schema>>(
        { Vanished: { type: 'object' } },
        { New: { type: 'object' } },
      ),
    },
  });
  document.components.securitySchemes!.apiKey!.name = pick('X-API-Key', 'X-New-Key');
  return document;
}
