import { expect, test } from 'vitest';
import type { ConsoleOperation } from '@docs/openapi/forms';
import { listLanguages } from '@docs/code-samples';
import { languages } from '@docs/vendor/samples';
import { isKey, listMissing, buildSample, buildRequest, toTarget } from './build-request';

const DATA = {
  server: 'https://api.test',
  keys: [{ header: 'Authorization', form: 'user_key <YOUR_API_KEY>' }],
};

const OPERATION: ConsoleOperation = {
  id: 'putThing',
  method: 'put',
  path: '/things/{id}',
  summary: 'Put a thing',
  parameters: [],
  body: { kind: 'any' },
  responses: false,
  errors: [],
  examples: [],
};

const CALL = { operationId: 'putThing', path: { id: 'a/b č' }, query: {}, body: '{"a": 1' };

test.each([
  ['puts values into their places', CALL, '/things/a%2Fb%20%C4%8D'],
  ['keeps the placeholder of a missing value', { ...CALL, path: {} }, '/things/{id}'],
  ['keeps it for an empty value too', { ...CALL, path: { id: '' } }, '/things/{id}'],
  ['adds the query', { ...CALL, query: { q: 'a&b' } }, '/things/a%2Fb%20%C4%8D?q=a%26b'],
  ['survives half a character', { ...CALL, path: { id: '\ud800' } }, '/things/%EF%BF%BD'],
])('resolveTarget() %s', (_, call, want) => {
  expect(toTarget(OPERATION, call)).toBe(want);
});

test('buildRequest() sends the body as it was typed, also when it is no JSON', () => {
  expect(buildRequest(DATA, OPERATION, CALL, 'abc')).toEqual({
    method: 'PUT',
    url: 'https://api.test/things/a%2Fb%20%C4%8D',
    headers: [
      ['Authorization', 'user_key abc'],
      ['Content-Type', 'application/json'],
    ],
    body: '{"a": 1',
  });
});

test('buildRequest() sends the key as it was typed, also with signs of replacement patterns', () => {
  const [header] = buildRequest(DATA, OPERATION, CALL, "a$&b$$c$'").headers;
  expect(header).toEqual(['Authorization', "user_key a$&b$$c$'"]);
});

test('listMissing() names what the path still needs', () => {
  expect(listMissing(OPERATION, CALL)).toEqual([]);
  expect(listMissing(OPERATION, { ...CALL, path: { id: '' } })).toEqual(['id']);
  expect(listMissing(OPERATION, { ...CALL, path: {} })).toEqual(['id']);
});

test('buildSample() never contains the key', () => {
  const code = buildSample(DATA, OPERATION, { ...CALL, body: '{"a": 1}' });
  expect(code.headers[0]).toEqual(['Authorization', 'user_key <YOUR_API_KEY>']);
});

test.each([
  ['an object', '{"a": 1}', '{"a": 1}'],
  ['null', 'null', 'null'],
  ['a text', '"a"', '"a"'],
  ['false', 'false', 'false'],
  ['nothing', '', undefined],
  ['spaces', ' \n', undefined],
])('code and request send the same when the body is %s', (_, body, want) => {
  const call = { ...CALL, body };
  const sent = buildRequest(DATA, OPERATION, call, 'abc');
  const code = buildSample(DATA, OPERATION, call);
  expect(sent.body).toBe(want);
  expect(code.body === undefined ? undefined : JSON.stringify(code.body)).toBe(
    want?.replace(': ', ':'),
  );
  const hasType = sent.headers.some(([name]) => name === 'Content-Type');
  expect(hasType).toBe(want !== undefined);
  for (const { id, print } of listLanguages(languages, code)) {
    expect([id, /content-type|application\/json/i.test(print(code))]).toEqual([id, hasType]);
  }
});

test.each([
  ['sandbox', true],
  ['', true],
  ['klíč', false],
  ['a\nb', false],
])('isKey(%j) is %s', (key, want) => {
  expect(isKey(key)).toBe(want);
});
