import { expect, test } from 'vitest';
import type { OpenApiDocument, Operation } from '@docs/openapi';
import { findRoute, listRoutes, normalizePath } from './routes';

const toOperation = (operationId: string): Operation => ({
  operationId,
  tags: [],
  summary: '',
  responses: {},
});

const document: OpenApiDocument = {
  openapi: '3.1.0',
  info: { title: 'Articles', version: '1' },
  servers: [],
  tags: [],
  paths: {
    '/articles/{dataset}/{id}': { get: toOperation('getArticle'), put: toOperation('putArticle') },
    '/articles/{dataset}/recommend': { post: toOperation('recommendArticles') },
    '/articles/{dataset}/list': { get: toOperation('listArticles') },
    '/workflows/T:{workflow}': { post: toOperation('startWorkflow') },
  },
  components: { schemas: {} },
};

const routes = listRoutes({ 'media-v2': document });

test('listRoutes() lists the operations of all paths', () => {
  expect(routes.map(({ method, operation }) => [method, operation.operationId])).toEqual([
    ['GET', 'getArticle'],
    ['PUT', 'putArticle'],
    ['POST', 'recommendArticles'],
    ['GET', 'listArticles'],
    ['POST', 'startWorkflow'],
  ]);
  expect(routes[4]).toEqual({
    api: 'media-v2',
    document,
    method: 'POST',
    operation: toOperation('startWorkflow'),
    segments: ['workflows', 'T:{workflow}'],
  });
});

test.each<[string, string, string, Record<string, string>]>([
  ['GET', '/articles/demo/1', 'getArticle', { dataset: 'demo', id: '1' }],
  ['PUT', '//articles//demo/1/', 'putArticle', { dataset: 'demo', id: '1' }],
  ['GET', '/articles/demo/list', 'listArticles', { dataset: 'demo' }],
  // The fixed word belongs to POST only.
  ['GET', '/articles/demo/recommend', 'getArticle', { dataset: 'demo', id: 'recommend' }],
  ['GET', '/articles/demo/%C4%8D%2F1', 'getArticle', { dataset: 'demo', id: 'č/1' }],
  ['POST', '/workflows/T:import', 'startWorkflow', { workflow: 'import' }],
])('findRoute() takes %s %s to %s', (method, pathname, operationId, path) => {
  const match = findRoute(routes, method, pathname);
  expect(match).toEqual({
    route: routes.find(({ operation }) => operation.operationId === operationId),
    path,
  });
});

test.each<[string, string, string[]]>([
  ['DELETE', '/articles/demo/1', ['GET', 'PUT']],
  ['DELETE', '/articles/demo/list', ['GET', 'PUT']],
  ['DELETE', '/articles/demo/recommend', ['POST', 'GET', 'PUT']],
  ['GET', '/workflows/T:import', ['POST']],
  ['GET', '/articles/demo', []],
  ['GET', '/articles/demo/1/2', []],
  ['GET', '/article/demo/1', []],
  ['GET', '/x/articles/demo/1', []],
  ['GET', '/articles/demo/%ff', []],
  ['POST', '/workflows/T:', []],
  ['POST', '/workflows/import', []],
  ['POST', '/workflows/xT:import', []],
  ['GET', '/', []],
])('findRoute() finds no operation of %s %s, only the methods %j', (method, pathname, methods) => {
  expect(findRoute(routes, method, pathname)).toEqual({ methods });
});

test.each([
  ['/v3/analysis', '/v3/analysis'],
  ['//v3/analysis', '/v3/analysis'],
  ['/v3///analysis//', '/v3/analysis'],
  ['//evil/v3/analysis', '/evil/v3/analysis'],
  ['/v2/articles/demo/a%2F%2Fb', '/v2/articles/demo/a%2F%2Fb'],
  ['/', '/'],
  ['//', '/'],
])('normalizePath() makes %s to %s', (given, path) => {
  expect(normalizePath(given)).toBe(path);
});
