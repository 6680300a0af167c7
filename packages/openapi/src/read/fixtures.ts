import type { OpenApiDocument, Operation, Schema } from './openapi';

/**
 * A whole, small document for tests: an operation that sends `Order` and answers `Receipt`. The given
 * types come on top of these two, the given calls beside that one.
 */
export function buildDocument({
  schemas = {},
  paths = {},
  ...rest
}: Partial<OpenApiDocument> & {
  schemas?: Record<string, Schema>;
} = {}): OpenApiDocument {
  return {
    openapi: '3.1.0',
    info: { title: 'Shop', version: '1.0.0' },
    servers: [{ url: 'https://shop.example' }],
    tags: [{ name: 'Orders' }],
    paths: { '/orders': { post: buildOperation() }, ...paths },
    components: {
      schemas: {
        Order: { type: 'object', properties: { id: { type: 'string' } } },
        Receipt: { type: 'object', properties: { number: { type: 'integer' } } },
        ...schemas,
      },
      securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' } },
    },
    ...rest,
  };
}

/** The operation of the document, or another one with what is given. */
export function buildOperation(given: Partial<Operation> = {}): Operation {
  return {
    operationId: 'createOrder',
    summary: 'Create an order',
    tags: ['Orders'],
    requestBody: { required: true, content: buildContent('Order') },
    responses: { '200': { description: 'The receipt.', content: buildContent('Receipt') } },
    ...given,
  };
}

export function buildContent(type: string) {
  return { 'application/json': { schema: buildReference(type) } };
}

export function buildReference(type: string): Schema {
  return { $ref: `#/components/schemas/${type}` };
}
