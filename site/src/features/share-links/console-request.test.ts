import { expect, test } from 'vitest';
import type { ConsoleOperation } from '@docs/openapi/forms';
import { findExampleIndex, isSameRequest, buildExampleRequest } from './console-request';

const OPERATION: ConsoleOperation = {
  id: 'putThing',
  method: 'put',
  path: '/things/{id}',
  summary: 'Put a thing',
  parameters: [],
  responses: false,
  errors: [],
  examples: [
    { title: 'A thing', path: { id: '1' }, query: {}, body: { name: 'a' } },
    { title: 'Another thing', path: { id: '2' }, query: { all: 'true' }, body: { name: 'a' } },
  ],
};

const FIRST = {
  operationId: 'putThing',
  path: { id: '1' },
  query: {},
  body: '{\n  "name": "a"\n}',
};

test('buildExampleRequest() is the first example, or the one with a number', () => {
  expect(buildExampleRequest(OPERATION)).toEqual(FIRST);
  expect(buildExampleRequest(OPERATION, 1)).toMatchObject({
    path: { id: '2' },
    query: { all: 'true' },
  });
});

test('buildExampleRequest() of an operation without examples is empty', () => {
  const empty = { operationId: 'putThing', path: {}, query: {}, body: '' };
  expect(buildExampleRequest({ ...OPERATION, examples: [] })).toEqual(empty);
});

test('findExampleIndex() finds an example by its content', () => {
  expect(findExampleIndex(OPERATION, buildExampleRequest(OPERATION, 1))).toBe(1);
});

test.each([
  ['another text of the body, though it means the same', { body: '{"name":"a"}' }],
  ['another parameter of the path', { path: { id: '3' } }],
  ['one parameter more', { query: { all: 'true' } }],
  ['one parameter less', { path: {} }],
  ['a parameter of another name', { path: { name: '1' } }],
])('a request with %s is another request, and no example', (_, change) => {
  const call = { ...FIRST, ...change };
  expect(isSameRequest(call, FIRST)).toBe(false);
  expect(findExampleIndex(OPERATION, call)).toBe(-1);
});
