import { exampleRequest } from '@docs/code-samples/testing';
import { KEY_PLACEHOLDER } from '@docs/code-samples';
import type { SampleRequest } from '@docs/code-samples';

const HOST = 'https://media-api.geneea.com';

const { headers } = exampleRequest;
const [KEY_HEADER = ['X-API-Key', KEY_PLACEHOLDER]] = headers;

const LOWER_CASE: SampleRequest['headers'] = [
  ['x-api-key', KEY_PLACEHOLDER],
  ['accept', '*/*'],
  ['content-type', 'application/json'],
];

const QUERY = `name=${encodeURIComponent('č "x" & y\'s 100 % a+b !')}&externalId=[1]{2}|3'4!5$(id)%24~`;

/**
 * Requests that no example has, but an API could: methods, headers and URLs that break
 * careless printers, each with the reason.
 */
export const oddRequests: Array<[reason: string, request: SampleRequest]> = [
  [
    'special characters in query and header',
    {
      name: 'search_1',
      method: 'GET',
      headers: [...headers, ['X-Customer-ID', `it's "C:\\1" $x @y \`z\` ~`]],
      url: `${HOST}/v2/customize/editorial_tag/search?${QUERY}`,
    },
  ],
  [
    'escapes in the path, empty object as body',
    {
      name: 'putArticle',
      method: 'PUT',
      url: `${HOST}/v2/articles/demo/a%2Fb%20č'x`,
      headers: [KEY_HEADER],
      body: {},
    },
  ],
  [
    'DELETE without an answer',
    { name: 'delete', method: 'DELETE', url: `${HOST}/v2/x`, headers, response: 'none' },
  ],
  [
    'POST without an answer, empty list as body',
    { name: 'feedback', method: 'POST', url: `${HOST}/v2/x`, headers, response: 'none', body: [] },
  ],
  ['POST without a body', { name: 'list', method: 'POST', url: `${HOST}/v2/x`, headers }],
  ['null as body', { name: 'nothing', method: 'POST', url: `${HOST}/v2/x`, headers, body: null }],
  [
    'PATCH, text as body',
    { name: 'patch', method: 'PATCH', url: `${HOST}/v2/x`, headers, body: `it's "1" č` },
  ],
  [
    'unusual method, truth as body, lower-case headers',
    { name: 'report', method: 'REPORT', url: `${HOST}/v2/x`, headers: LOWER_CASE, body: false },
  ],
  [
    'lower-case headers, number as body',
    { name: 'lower', method: 'POST', url: `${HOST}/v2/x`, headers: LOWER_CASE, body: 1 },
  ],
  [
    'DELETE with a body',
    {
      name: 'deleteAll',
      method: 'DELETE',
      url: `${HOST}/v2/x`,
      headers,
      body: [[], { a: null }],
    },
  ],
];
