import { describe, expect, test } from 'vitest';
import { MOST_BYTES } from '@docs/vendor';
import { badRequest, reject } from '../replies';
import { MOST_DEPTH, MOST_VALUES, readBody } from './read-body';

const JSON_TYPE = 'application/json';

function read(body: BodyInit, headers: Record<string, string> = { 'Content-Type': JSON_TYPE }) {
  const request = new Request('https://sandbox.test/', { method: 'POST', headers, body });
  return readBody(request, true);
}

/** Without it, `Request` adds the type of a text. */
const toBytes = (text: string) => new TextEncoder().encode(text);

const fail = (pointer: string, expected: string, rule: string, remedy: string) => ({
  reply: badRequest([{ pointer, expected, rule, remedy }]),
});

const TOO_LARGE = {
  reply: reject(413, 'The body is larger than 512000 bytes (500 KB). Shorten the text.'),
};

test.each([
  JSON_TYPE,
  'Application/JSON',
  'application/json; charset=utf-8',
  'application/json ;charset=utf-8',
])('a body of the type "%s" is read', async (type) => {
  expect(await read('{"id": "1"}', { 'Content-Type': type })).toEqual({ body: { id: '1' } });
});

test('a body without a type is read', async () => {
  expect(await read(toBytes('{"id": "1"}'), {})).toEqual({ body: { id: '1' } });
});

test.each([
  'text/plain',
  'text/application/json',
  'application/json-patch+json',
  'application/jsonx',
])('a body of the type "%s" is rejected', async (type) => {
  expect(await read('{"id": "1"}', { 'Content-Type': type })).toEqual(
    fail(
      'header/Content-Type',
      'application/json',
      'content-type',
      'Send the header Content-Type: application/json.',
    ),
  );
});

test('a body that no operation reads may be of any type and in any form', async () => {
  const request = new Request('https://sandbox.test/', {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body: '{',
  });
  expect(await readBody(request, false)).toEqual({ body: undefined });
});

test('the keys of a body keep their order, and repeated ones are named', async () => {
  const text = '{"b":{"2":"x","1":"\\ud800"},"1":2,"b":{"10":[],"9":"y"}}';
  const result = await read(text);
  expect(JSON.stringify(result)).toBe(
    JSON.stringify({
      body: JSON.parse('"?"') as unknown,
      warnings: [
        {
          rule: 'sandbox-repeated-name',
          text: 'an object has "b" twice, and the last value was read',
        },
      ],
    }).replace('"?"', '{"b":{"10":[],"9":"y"},"1":2}'),
  );
});

test('a body in another encoding than UTF-8 is rejected', async () => {
  // "Plzeň" in ISO 8859-2.
  const bytes = new Uint8Array([0x22, 0x50, 0x6c, 0x7a, 0x65, 0xf2, 0x22]);
  expect(await read(bytes)).toEqual(
    fail('', 'text in UTF-8', 'utf-8', 'Encode the body in UTF-8.'),
  );
});

test('a compressed body is rejected by the name of its header', async () => {
  const send = (encoding: string) =>
    read('{}', { 'Content-Type': JSON_TYPE, 'Content-Encoding': encoding });
  expect(await send('gzip')).toMatchObject({
    reply: {
      status: 400,
      body: { violations: [{ pointer: 'header/Content-Encoding', expected: 'identity' }] },
    },
  });
  expect(await send('identity')).toEqual({ body: {} });
});

test.each([
  ['{"id": ', 'end of JSON input'],
  ['{"id": 1,}', 'at position 9'],
  ['Praha', 'not well-formed'],
])('%s is no JSON: %s', async (text, reason) => {
  expect(await read(text)).toEqual(
    fail('', `JSON (${reason})`, 'json', 'Fix the JSON, or create it with a JSON library.'),
  );
});

test.each([
  [
    '{"id": "None", "returnMentions": True}',
    'JSON has no True: write true, false, null, or a number',
  ],
  ['{"id": NaN}', 'JSON has no NaN: '],
  ["{'id': '1'}", `JSON has no ': write "`],
])('%s is rejected with the remedy "%s"', async (text, remedy) => {
  expect(JSON.stringify(await read(text))).toContain(JSON.stringify(remedy).slice(1, -1));
});

// Quadratic work would take minutes.
test('a string that does not end is rejected as soon as any other', async () => {
  const text = `{"id": "${'\\"'.repeat(240_000)}`;
  expect(JSON.stringify(await read(text))).toContain('Fix the JSON');
});

describe('the size of a body', () => {
  const toText = (bytes: number): string => JSON.stringify('č'.repeat((bytes - 2) / 2));

  test('counts in bytes of UTF-8', async () => {
    expect(await read(toText(MOST_BYTES))).toEqual({ body: 'č'.repeat((MOST_BYTES - 2) / 2) });
    expect(await read(`${toText(MOST_BYTES)} `)).toEqual(TOO_LARGE);
  });

  test('is that of the header, before anything is read', async () => {
    const request = (size: number): Request => {
      const headers = new Headers({ 'Content-Length': `${size}` });
      const arrayBuffer = () => Promise.resolve(toBytes('"Praha"').buffer);
      return { headers, arrayBuffer } as Request;
    };
    expect(await readBody(request(MOST_BYTES), true)).toEqual({ body: 'Praha' });
    expect(await readBody(request(MOST_BYTES + 1), true)).toEqual(TOO_LARGE);
  });
});

describe('the nesting of a body', () => {
  const nest = (open: string, close: string, depth: number): string =>
    open.repeat(depth) + close.repeat(depth);
  const tooDeep = fail(
    '',
    'at most 64 levels of nested arrays and objects',
    'sandbox-nesting',
    'Send a smaller body.',
  );
  const tooMany = fail('', 'at most 50000 values', 'sandbox-nesting', 'Send a smaller body.');

  test.each([
    ['arrays at the limit', nest('[', ']', MOST_DEPTH)],
    ['objects at the limit', `${'{"a":'.repeat(MOST_DEPTH)}1${'}'.repeat(MOST_DEPTH)}`],
    ['many arrays beside each other', `[${'[],'.repeat(200)}[]]`],
    ['many objects beside each other', `[${'{},'.repeat(200)}{}]`],
    ['brackets in a text', JSON.stringify('[{'.repeat(200))],
    ['brackets after a quotation mark in a text', JSON.stringify(`"${'[{'.repeat(200)}`)],
    ['brackets after a backslash in a text', JSON.stringify(`\\${'[{'.repeat(200)}\\`)],
    ['values at the limit', JSON.stringify(Array.from({ length: MOST_VALUES + 1 }, () => 0))],
    ['commas in a text', JSON.stringify(','.repeat(MOST_VALUES + 1))],
  ])('%s are read', async (_, text) => {
    expect(await read(text)).toEqual({ body: JSON.parse(text) as unknown });
  });

  test.each([
    ['arrays beyond the limit', nest('[', ']', MOST_DEPTH + 1), tooDeep],
    ['objects beyond the limit', `${'{"a":'.repeat(MOST_DEPTH + 1)}`, tooDeep],
    ['arrays after a text that ends in a backslash', `["\\\\",${'['.repeat(MOST_DEPTH)}`, tooDeep],
    [
      'values beyond the limit',
      JSON.stringify(Array.from({ length: MOST_VALUES + 2 }, () => 0)),
      tooMany,
    ],
  ])('%s are rejected', async (_, text, reply) => {
    expect(await read(text)).toEqual(reply);
  });

  test('does not count the brackets of a text that does not end, or has a line break', async () => {
    expect(await read(`"${'['.repeat(200)}`)).toMatchObject({ reply: { status: 400 } });
    expect(await read(`"${'['.repeat(200)}`)).not.toEqual(tooDeep);
    expect(await read(`"\\\n${'['.repeat(200)}"`)).not.toEqual(tooDeep);
  });
});

test('half a surrogate pair in the name of a field is replaced, and kept in a value', async () => {
  const text = '{"a\\ud83c": [{"\\uDFB8": null}, "\\uD83C", 1], "\\ud83c\\udfb8": 1}';
  expect(await read(text)).toEqual({
    body: { 'a\ufffd': [{ '\ufffd': null }, '\ud83c', 1], '🎸': 1 },
  });
});
