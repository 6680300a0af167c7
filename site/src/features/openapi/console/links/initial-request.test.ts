import { expect, test } from 'vitest';
import type { ConsoleOperation } from '@docs/openapi/forms';
import { toBase64Url } from '../../../../ui/base64url';
import { toShareLink } from '../../../share-links/share-link';
import { findInitialRequest } from './initial-request';

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

/** A parameter that the operation does not have. */
const OTHER = { other: '3' };
const EXAMPLE = { operationId: 'getThing', path: { id: '1' }, query: {}, body: '' };

const open = (hash: string) => findInitialRequest({ hash }, [OPERATION], {});

function toHash(call: Partial<typeof EXAMPLE>, before?: typeof EXAMPLE): string {
  const link = toShareLink({ ...EXAMPLE, ...call }, before);
  return link.slice(link.indexOf('#'));
}

test('a button opens what was typed before the console was closed', () => {
  const draft = { ...EXAMPLE, path: { id: '7' } };
  const drafts = { getThing: { call: draft, replaced: [] } };
  expect(findInitialRequest({ operationId: 'getThing' }, [OPERATION], drafts)).toEqual({
    initialRequest: { call: draft, jump: false },
  });
});

test.each<[string, Parameters<typeof findInitialRequest>[0], object | undefined]>([
  ['a button opens the example', { operationId: 'getThing' }, { call: EXAMPLE, jump: false }],
  [
    'a link opens its operation, without parameters that the operation does not have',
    { hash: toHash({ path: { id: '2', ...OTHER } }) },
    { call: { ...EXAMPLE, path: { id: '2' } }, jump: true },
  ],
  [
    'a link to what is no operation, such as a field, opens nothing and says nothing',
    { operationId: 'getThing.id' },
    undefined,
  ],
  [
    'a link of a comparison has both requests, without parameters that are unknown',
    { hash: toHash({}, { ...EXAMPLE, path: { id: '3', ...OTHER } }) },
    { call: EXAMPLE, before: { ...EXAMPLE, path: { id: '3' } }, jump: true },
  ],
  [
    'a link of a comparison whose first request lacks a path value has the second one alone',
    { hash: toHash({}, { ...EXAMPLE, path: OTHER as never }) },
    { call: EXAMPLE, jump: true },
  ],
  [
    'a damaged link opens the example and says what happened',
    { hash: '#getThing?call=%00' },
    { call: EXAMPLE, jump: true, error: expect.stringContaining('damaged') as string },
  ],
])('%s', (_, request, initialRequest) => {
  expect(findInitialRequest(request, [OPERATION], {})).toEqual(
    initialRequest === undefined ? {} : { initialRequest },
  );
});

test.each([
  ['unknown', toHash({ operationId: 'nothing' }), '"nothing"'],
  ['markup', '#<img src=x>?call=', '"<img src=x>"'],
  ['inherited', `#constructor?call=${toBase64Url('{}')}`, '"constructor"'],
  ['endless', `#${'x'.repeat(5000)}?call=`, `"${'x'.repeat(40)}…"`],
])('a link with a name that is %s is told so', (_, hash, name) => {
  expect(open(hash)).toEqual({ problem: expect.stringContaining(name) as string });
});
