import type { OpenApiDocument, Parameter } from '#contract/read/openapi';
import { describePost, TEXT } from '../http/describe-post';

/** What /genja/api/ and /genja/kb/ document, in the form by which the sandbox checks requests. */

const query = (name: string): Parameter => ({ name, in: 'query', schema: TEXT });

export const generator = describePost({
  server: 'https://generator.geneea.com',
  path: '/generate',
  operationId: 'generate',
  summary: 'Generate a text',
  schemas: {
    Request: {
      type: 'object',
      required: ['templates'],
      properties: {
        templates: {
          type: 'array',
          minItems: 1,
          items: { $ref: '#/components/schemas/Template' },
        },
        data: { type: 'object', additionalProperties: true },
      },
    },
    Template: {
      type: 'object',
      required: ['body'],
      properties: { id: TEXT, name: TEXT, body: TEXT },
    },
  },
});

export const viewer: OpenApiDocument = {
  openapi: '3.1.0',
  info: { title: 'Knowledge base viewer', version: '1' },
  servers: [{ url: 'https://kb.geneea.com' }],
  tags: [],
  paths: {
    '/items': {
      get: {
        operationId: 'listItems',
        tags: [],
        summary: 'List the items of a bucket',
        parameters: ['bucket', 'idsonly', 'limit', 'pager'].map(query),
        responses: {},
      },
    },
    '/items/{id}': {
      get: { operationId: 'getItem', tags: [], summary: 'Read one item', responses: {} },
    },
    '/search/ids': {
      get: {
        operationId: 'findItems',
        tags: [],
        summary: 'Find items by an external ID',
        parameters: ['buckets', 'externalSource', 'externalIds'].map(query),
        responses: {},
      },
    },
  },
  components: {
    securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-API-Key' } },
    schemas: {},
  },
};
