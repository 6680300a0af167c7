import type { Names } from './records';
import { expect, test } from 'vitest';
import { findEndpoint, readErrorText, readRequestText } from './request-text';

const URL = 'https://media-api.geneea.com/v2/photos/ctk/recommend';

test.each([
  [`POST ${URL}`, 'POST', '/v2/photos/ctk/recommend'],
  [`${URL}/?a=b#c`, undefined, '/v2/photos/ctk/recommend'],
  [`curl -X PUT '${URL}' -H 'X-API-Key: x'`, 'PUT', '/v2/photos/ctk/recommend'],
  [`curl "${URL}" --data-binary @a.json`, 'POST', '/v2/photos/ctk/recommend'],
  ['GET /v2/articles/demo/1 HTTP/1.1', 'GET', '/v2/articles/demo/1'],
  ['/v2/articles/delete', undefined, '/v2/articles/delete'],
])('readRequestText() reads %s', (text, method, path) => {
  expect(readRequestText(text)).toEqual({ method, path });
});

test.each(['v2/photos', 'opt-in/opt-out', 'a / b', 'https://geneea.com/', '', 'get a tag'])(
  'readRequestText() takes "%s" for no request',
  (text) => {
    expect(readRequestText(text)).toBeUndefined();
  },
);

test.each([
  [`403 Client Error: Forbidden for url: ${URL}`, '403 Client Error: Forbidden for url:'],
  [`POST ${URL} 413 (Payload Too Large)`, 'POST   413 (Payload Too Large)'],
  [`curl -d '{"text":"an error"}' ${URL}`, undefined],
  [URL, undefined],
  ['error 403', undefined],
])('readErrorText() of %s', (text, words) => {
  expect(readErrorText(text)).toBe(words);
});

const NAMES = [
  'GET /v2/articles',
  'GET /v2/articles/{dataset}/{articleId}',
  'DELETE /v2/articles/{dataset}/{articleId}',
  'POST /v2/articles/{dataset}/recommend',
  'POST /v3/analysis/T:{workflow}',
  'Articles',
];
const FILE: Names = {
  pages: [{ u: '/a/', t: 'A', b: [], s: NAMES.map((t) => ({ t, h: '' })) }],
};

test.each([
  ['POST', '/v2/articles/demo/recommend', 'POST /v2/articles/{dataset}/recommend'],
  [undefined, '/v2/articles/demo/recommend', '/v2/articles/{dataset}/recommend'],
  ['GET', '/v2/articles/demo/recommend', 'GET /v2/articles/{dataset}/{articleId}'],
  [undefined, '/v2/articles/demo/1', '/v2/articles/{dataset}/{articleId}'],
  ['DELETE', '/v2/articles/demo/1', 'DELETE /v2/articles/{dataset}/{articleId}'],
  ['PATCH', '/v2/articles/demo/1', '/v2/articles/{dataset}/{articleId}'],
  ['POST', '/proxy/v3/analysis/T:demo', 'POST /v3/analysis/T:{workflow}'],
  ['PUT', '/v2/articles', undefined],
  [undefined, '/v2/photos/ctk', undefined],
  [undefined, '/articles/demo', undefined],
])('findEndpoint() for %s %s: %s', (method, path, endpoint) => {
  expect(findEndpoint(FILE, { method, path })).toBe(endpoint);
});
