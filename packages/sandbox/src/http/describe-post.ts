import type { OpenApiDocument, Schema } from '@docs/openapi';

export const TEXT: Schema = { type: 'string' };

interface Endpoint {
  server: string;
  path: string;
  operationId: string;
  summary: string;
  /** Of the body, by name; `Request` is the body itself. */
  schemas: Record<string, Schema> & { Request: Schema };
}

/**
 * An endpoint that has no contract, in the form by which the sandbox checks requests: POST with a
 * body, and a key in the header `Authorization`.
 */
export function describePost({
  server,
  path,
  operationId,
  summary,
  schemas,
}: Endpoint): OpenApiDocument {
  return {
    openapi: '3.1.0',
    info: { title: summary, version: '1' },
    servers: [{ url: server }],
    tags: [],
    paths: {
      [path]: {
        post: {
          operationId,
          tags: [],
          summary,
          requestBody: {
            required: true,
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Request' } } },
          },
          responses: {},
        },
      },
    },
    components: {
      securitySchemes: {
        key: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          'x-value': 'user_key <YOUR_API_KEY>',
        },
      },
      schemas,
    },
  };
}
