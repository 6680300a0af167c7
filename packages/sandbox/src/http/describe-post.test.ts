import { expect, test } from 'vitest';
import { describePost, TEXT } from './describe-post';

test('describePost() describes POST with a required JSON body and a key in Authorization', () => {
  const schemas = { Request: { type: 'object', properties: { text: TEXT } } };
  const document = describePost({
    server: 'https://api.example.com',
    path: '/translate',
    operationId: 'translate',
    summary: 'Translate a text',
    schemas,
  });
  expect(document).toEqual({
    openapi: '3.1.0',
    info: { title: 'Translate a text', version: '1' },
    servers: [{ url: 'https://api.example.com' }],
    tags: [],
    paths: {
      '/translate': {
        post: {
          operationId: 'translate',
          tags: [],
          summary: 'Translate a text',
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
      schemas: { Request: { type: 'object', properties: { text: { type: 'string' } } } },
    },
  });
});
