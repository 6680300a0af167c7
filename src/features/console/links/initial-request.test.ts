import { expect, test } from 'vitest';
import type { ConsoleOperation } from '@docs/openapi/forms';
import { toBase64Url } from './base64url';
import { toShareLink } from './share-link';
import { toInitialRequest } from './initial-request';

const OPERATION: ConsoleOperation = {
  id: 'getThing',
  method: 'get',
  path: '/things/{id}',
  summary: 'Get a thing',
  parameters: [{ name: 'id', in: 'path', required: true, url: 'getThing.id' }],
  responses: true,
  errors: [],
  examples: [{ title: 'A thing', path: { id: '1' }, query: {} }],
};

const EXAMPLE = { operationId: 'getThing', path: { id: '1' }, query: {}, body: '' };

const open = (hash: string) => toInitialRequest({ hash }, [OPERATION], {});

function toHash(call: Partial<typeof EXAMPLE>): string {
  const link = toShareLink({ ...EXAMPLE, ...call });
  return link.slice(link.indexOf('#'));
}

test('a button opens the example, or what was typed before the console was closed', () => {
  const openRequest = { operationId: 'getThing' };
  expect(toInitialRequest(openRequest, [OPERATION], {})).toEqual({
    initialRequest: { call: EXAMPLE, jump: false },
  });
  const draft = { ...EXAMPLE, path: { id: '7' } };
  expect(
    toInitialRequest(openRequest, [OPERATION], { getThing: { call: draft, replaced: [] } }),
  ).toEqual({
    initialRequest: { call: draft, jump: false },
  });
});

test('a link opens its operation, without parameters that the operation does not have', () => {
  const path = { id: '2', other: '3' };
  expect(open(toHash({ path }))).toEqual({
    initialRequest: { call: { ...EXAMPLE, path: { id: '2' } }, jump: true },
  });
});

test('a link with an intention opens the example, and takes the intention along', () => {
  const openRequest = { operationId: 'getThing', intention: 'only-tags' };
  expect(toInitialRequest(openRequest, [OPERATION], {})).toEqual({
    initialRequest: { call: EXAMPLE, jump: true, intention: 'only-tags' },
  });
});

test('an intention for what is no operation, such as a field, opens nothing and says nothing', () => {
  const openRequest = { operationId: 'getThing.id', intention: 'only-tags' };
  expect(toInitialRequest(openRequest, [OPERATION], {})).toEqual({});
});

test('a link of a comparison has both requests, without parameters that are unknown', () => {
  const before = { ...EXAMPLE, path: { id: '3', other: '4' } };
  const link = toShareLink(EXAMPLE, before);
  expect(open(link.slice(link.indexOf('#')))).toEqual({
    initialRequest: { call: EXAMPLE, before: { ...EXAMPLE, path: { id: '3' } }, jump: true },
  });
});

test('a link of a comparison whose first request lacks a path value has the second one alone', () => {
  const link = toShareLink(EXAMPLE, { ...EXAMPLE, path: { other: '4' } });
  expect(open(link.slice(link.indexOf('#')))).toEqual({
    initialRequest: { call: EXAMPLE, jump: true },
  });
});

test('a damaged link opens the example and says what happened', () => {
  expect(open('#getThing?call=%00')).toEqual({
    initialRequest: {
      call: EXAMPLE,
      jump: true,
      error: expect.stringContaining('damaged') as string,
    },
  });
});

test.each([
  ['unknown', toHash({ operationId: 'nothing' }), '"nothing"'],
  ['markup', '#<img src=x>?call=', '"<img src=x>"'],
  ['inherited', `#constructor?call=${toBase64Url('{}')}`, '"constructor"'],
  ['endless', `#${'x'.repeat(5000)}?call=`, `"${'x'.repeat(40)}…"`],
])('a link with a name that is %s is told so', (_, hash, name) => {
  expect(open(hash)).toEqual({ problem: expect.stringContaining(name) as string });
});
