import { describe, expect, test } from 'vitest';
import { buildDocument as toShop } from '@docs/openapi/testing';
import type { OpenApiDocument, SecurityScheme } from '@docs/openapi';
import { reject } from '../replies';
import { checkKey, limitRate } from './keys';

const toDocument = (...schemes: SecurityScheme[]) =>
  toShop({ components: { schemas: {}, securitySchemes: Object.fromEntries(schemes.entries()) } });

const PLAIN: SecurityScheme = { type: 'apiKey', in: 'header', name: 'X-API-Key' };
const USER: SecurityScheme = {
  type: 'apiKey',
  in: 'header',
  name: 'Authorization',
  'x-value': 'user_key <YOUR_API_KEY>',
};
const CUSTOMER: SecurityScheme = {
  type: 'apiKey',
  in: 'header',
  name: 'X-Customer-ID',
  'x-value': '<YOUR_CUSTOMER_ID>',
};

describe('checkKey()', () => {
  test.each<[string, OpenApiDocument, Record<string, string>, string]>([
    ['the whole header', toDocument(PLAIN), { 'X-API-Key': 'abc' }, 'abc'],
    ['what follows "user_key"', toDocument(USER), { Authorization: 'user_key   abc' }, 'abc'],
    [
      'the first of several headers',
      toDocument(USER, CUSTOMER),
      { Authorization: 'user_key abc', 'X-Customer-ID': 'demo-500' },
      'abc',
    ],
    [
      'a word that every object has',
      toDocument(PLAIN),
      { 'X-API-Key': 'constructor' },
      'constructor',
    ],
    ['nothing where no key is needed', toDocument(), {}, ''],
  ])('reads the key from %s', (_, document, headers, key) => {
    expect(checkKey('media-v2', document, new Headers(headers))).toEqual({ key });
  });

  test('needs no key when the contract has no security schemes', () => {
    const { components, ...rest } = toDocument();
    const document = { ...rest, components: { schemas: components.schemas } };
    expect(checkKey('media-v2', document, new Headers())).toEqual({ key: '' });
  });

  const USER_KEY = 'Authorization: user_key <YOUR_API_KEY>';
  const KEY = { Authorization: 'user_key abc' };

  test.each<[string, OpenApiDocument, Record<string, string>, string]>([
    ['no header', toDocument(PLAIN), {}, 'X-API-Key: <YOUR_API_KEY>'],
    ['a header without "user_key"', toDocument(USER), { Authorization: 'Bearer abcdef' }, USER_KEY],
    ['a header with "user_key" only', toDocument(USER), { Authorization: 'user_key' }, USER_KEY],
    ['no second header', toDocument(USER, CUSTOMER), KEY, 'X-Customer-ID: <YOUR_CUSTOMER_ID>'],
  ])('rejects %s', (_, document, headers, expectedHeader) => {
    const [name] = expectedHeader.split(':');
    const message = `The header ${name} is missing or malformed. Send "${expectedHeader}".`;
    expect(checkKey('general-v3', document, new Headers(headers))).toEqual({
      reply: reject(401, message),
    });
  });

  test.each<[string, number]>([
    ['media-v1', 403],
    ['media-v2', 403],
    ['general-v3', 401],
    ['keboola', 401],
    ['genja', 401],
    ['genjaViewer', 401],
  ])('rejects a missing key of %s with status %i', (api, status) => {
    const access = checkKey(api, toDocument(PLAIN), new Headers());
    expect(access).toMatchObject({ reply: { status } });
  });

  test('rejects reserved keys, with the time to wait where there is one', () => {
    const ask = (key: string) =>
      checkKey('media-v2', toDocument(PLAIN), new Headers({ 'X-API-Key': key }));
    expect(ask('demo-500')).toEqual({
      reply: reject(500, 'The key demo-500 is reserved: it always returns status 500.'),
    });
    expect(ask('demo-429')).toEqual({
      reply: {
        ...reject(429, 'The key demo-429 is reserved: it always returns status 429.'),
        headers: { 'Retry-After': '1' },
      },
    });
  });
});

test('rejects more requests than the limit within any second, also across two seconds of the clock', () => {
  let time = 900;
  const isTooFast = limitRate(2, () => time);
  const send = (): number => isTooFast('key')?.status ?? 200;
  expect([send(), send()]).toEqual([200, 200]);
  time = 1100;
  expect(send()).toBe(429);
  time = 1900;
  expect([send(), send(), send()]).toEqual([200, 200, 429]);
});

test('counts each key for itself, and says when to retry', () => {
  const isTooFast = limitRate(1, () => 0);
  expect(isTooFast('a')).toBeUndefined();
  expect(isTooFast('b')).toBeUndefined();
  expect(isTooFast('a')).toEqual({
    ...reject(429, 'More than 1 requests per second with one key. Wait a second, then retry.'),
    headers: { 'Retry-After': '1' },
  });
});

test('goes on when the clock is set back', () => {
  let time = 5000;
  const isTooFast = limitRate(1, () => time);
  isTooFast('key');
  time = 0;
  expect(isTooFast('key')).toBeUndefined();
});

test('counts nothing without a limit', () => {
  const isTooFast = limitRate(Infinity, () => {
    throw new Error('The clock was read.');
  });
  expect(isTooFast('key')).toBeUndefined();
});

test('forgets the key that was used least recently when there are more than a thousand', () => {
  const isTooFast = limitRate(1, () => 0);
  const send = (key: string | number): number => isTooFast(`${key}`)?.status ?? 200;
  for (let key = 1; key <= 1000; key += 1) send(key);
  // A thousand keys are remembered; key 1 is now the one used last.
  expect(send(1)).toBe(429);
  send('new');
  expect([send(1), send(3), send(2)]).toEqual([429, 429, 200]);
});
