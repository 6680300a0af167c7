import { expect, test } from 'vitest';
import type { Example, OpenApiDocument } from '@docs/openapi';
import { listOperations } from '@docs/openapi';
import { toExample } from '@docs/openapi/testing';
import { exampleRequest } from './testing/example-request';
import {
  KEY_PLACEHOLDER,
  type SampleRequest,
  sentHeaders,
  sentUrl,
  toKebabCase,
  toPascalCase,
  toSampleRequest,
  toSnakeCase,
} from './request';

const urls: Array<[name: string, given: string, want: string]> = [
  ['what is allowed', '/v2/photos?a=b&c=$(d)', '/v2/photos?a=b&c=$(d)'],
  ['what is escaped already', '/v2/a%2Fb%20c', '/v2/a%2Fb%20c'],
  ['a percent sign that escapes nothing', '/v2/x?y=50%&z=%4', '/v2/x?y=50%25&z=%254'],
  ['letters', '/v2/kůň', '/v2/k%C5%AF%C5%88'],
  ['emoji', '/v2/x?y=😀', '/v2/x?y=%F0%9F%98%80'],
  ['what only browsers accept', "/v2/x?y=[1]{2}|3'4!", '/v2/x?y=%5B1%5D%7B2%7D%7C3%274%21'],
];

test.each(urls)('sentUrl() prints %s', (_name, given, want) => {
  expect(sentUrl(`https://media-api.example.com${given}`)).toBe(
    `https://media-api.example.com${want}`,
  );
});

const key: [string, string] = ['X-API-Key', KEY_PLACEHOLDER];
const { name, url } = exampleRequest;

const requests: Array<[name: string, request: SampleRequest, want: [string, string][]]> = [
  [
    'keeps the content type',
    { ...exampleRequest, headers: [key, ['content-type', 'text/plain']] },
    [key, ['content-type', 'text/plain']],
  ],
  [
    'adds a content type to a body',
    { ...exampleRequest, headers: [key] },
    [key, ['Content-Type', 'application/json']],
  ],
  [
    'drops the content type without a body',
    { name, url, method: 'GET', headers: [key, ['content-type', 'application/json']] },
    [key],
  ],
];

test.each(requests)('sentHeaders() %s', (_name, request, want) => {
  expect(sentHeaders(request)).toEqual(want);
});

test('names of operations are written as files and classes of a language are named', () => {
  expect(toPascalCase('kbInfoBoxes')).toBe('KbInfoBoxes');
  expect(toSnakeCase('kbInfoBoxes')).toBe('kb_info_boxes');
  expect(toKebabCase('kbInfoBoxes')).toBe('kb-info-boxes');
});

const DOCUMENT: OpenApiDocument = {
  openapi: '3.1.1',
  info: { title: 'Tags', version: '1' },
  servers: [{ url: 'https://media-api.example.com' }],
  tags: [],
  paths: {
    '/v2/tags/{id}': {
      get: {
        operationId: 'getTag',
        summary: '',
        tags: [],
        responses: { '200': { content: { 'application/json': { schema: { type: 'object' } } } } },
      },
      put: { operationId: 'setTag', summary: '', tags: [], responses: { '204': {} } },
    },
  },
  components: { schemas: {}, securitySchemes: { key: { type: 'http' } } },
};

const parameters = { path: { id: 't1' }, query: { language: 'cs' } };
const [getTag, setTag] = listOperations(DOCUMENT).map((operation) =>
  toExample(operation, { name: 'tag', parameters }),
) as [Example, Example];

test('toSampleRequest() fills in the path, the query, and where the key goes', () => {
  expect(toSampleRequest(getTag, DOCUMENT)).toStrictEqual({
    name: 'getTag',
    method: 'GET',
    url: 'https://media-api.example.com/v2/tags/t1?language=cs',
    headers: [['Authorization', `Bearer ${KEY_PLACEHOLDER}`]],
    response: 'json',
  });
});

test('toSampleRequest() sends the body of an example, and says that nothing comes back', () => {
  const { body, response } = toSampleRequest({ ...setTag, body: { name: 'Prague' } }, DOCUMENT);
  expect({ body, response }).toEqual({ body: { name: 'Prague' }, response: 'none' });
});
