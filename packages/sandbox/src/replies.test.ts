import { describe, expect, test } from 'vitest';
import { badRequest, ok, quote, reject, toResponse } from './replies';
import { printWarnings, readWarnings, warn } from './warnings';

const NOTE =
  'This response comes from the sandbox. Error bodies of the real API can differ: ' +
  'handle errors by their status code.';

test.each([
  [400, 'BadRequest'],
  [401, 'BadCredentialsException'],
  [403, 'Forbidden'],
  [404, 'NotFound'],
  [413, 'PayloadTooLarge'],
  [429, 'TooManyRequests'],
  [500, 'InternalServerError'],
  [418, 'Exception'],
])('reject() gives the status %i the name %s', (status, exception) => {
  expect(reject(status, 'No.')).toEqual({
    status,
    body: { exception, message: 'No.', status, sandbox: NOTE },
  });
});

test('badRequest() has all violations, and the first three in its message', () => {
  const violations = ['', '/id', '/text', '/title'].map((pointer) => ({
    pointer,
    expected: 'a value of type string',
    rule: 'field-type',
    remedy: 'Send a string, in quotation marks.',
  }));
  expect(badRequest(violations)).toEqual({
    status: 400,
    body: {
      exception: 'BadRequest',
      message:
        "The request isn't valid. /: a value of type string; /id: a value of type string; /text: a value of type string",
      status: 400,
      violations,
      sandbox: NOTE,
    },
  });
});

describe('toResponse()', () => {
  const read = async (response: Response) => ({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    text: await response.text(),
  });

  test('writes a body as JSON', async () => {
    expect(await read(toResponse(ok(['Plzeň'])))).toEqual({
      status: 200,
      headers: { 'content-type': 'application/json; charset=UTF-8' },
      text: '["Plzeň"]',
    });
  });

  test('has no type without a body', async () => {
    const reply = { status: 204, headers: { Allow: 'GET' }, warnings: [warn('rule', 'text')] };
    expect(await read(toResponse(reply))).toEqual({
      status: 204,
      headers: { allow: 'GET', 'x-sandbox-warning': '[{"rule":"rule","text":"text"}]' },
      text: '',
    });
  });

  test('has all headers beside a body', async () => {
    const reply = {
      ...ok(null, [warn('a', '1', '/x'), warn('b', '2')]),
      headers: { 'Retry-After': '1' },
    };
    expect(await read(toResponse(reply))).toEqual({
      status: 200,
      headers: {
        'content-type': 'application/json; charset=UTF-8',
        'retry-after': '1',
        'x-sandbox-warning': '[{"rule":"a","text":"1","pointer":"/x"},{"rule":"b","text":"2"}]',
      },
      text: 'null',
    });
  });

  test.each([
    [10, '; rule: 10'],
    [11, '; rule: 10; sandbox-more: and 1 more'],
    [14, '; rule: 10; sandbox-more: and 4 more'],
  ])('of %i warnings lists at most ten, each of them once', (count, end) => {
    const warnings = Array.from({ length: count }, (_, index) => warn('rule', String(index + 1)));
    const { headers } = toResponse(ok({}, [...warnings, ...warnings]));
    expect(printWarnings(headers)).toBe(
      `rule: 1; rule: 2; rule: 3; rule: 4; rule: 5; rule: 6; rule: 7; rule: 8; rule: 9${end}`,
    );
  });

  test('writes warnings in visible ASCII, which are read as they were', () => {
    const warning = warn('sandbox-unknown-field', 'a~b č\r\n\u007f 🎸 "x; abc: y"', '/č');
    const { headers } = toResponse(ok({}, [warning]));
    expect(headers.get('X-Sandbox-Warning')).toMatch(/^[\x20-\x7e]+$/);
    expect(readWarnings(headers)).toEqual([warning]);
    expect(readWarnings({ 'Content-Type': 'application/json' })).toEqual([]);
  });
});

test.each([
  ['text', '"text"'],
  ['say "hi"\n', String.raw`"say \"hi\"\n"`],
  ['🎸'.repeat(40), `"${'🎸'.repeat(40)}"`],
  ['🎸'.repeat(41), `"${'🎸'.repeat(40)}..."`],
])('quote() writes %j as %s', (value, quoted) => {
  expect(quote(value)).toBe(quoted);
});
