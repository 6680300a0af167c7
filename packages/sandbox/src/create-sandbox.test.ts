import { beforeEach, describe, expect, test } from 'vitest';
import { call, openSandbox } from './testing/open-sandbox';
import { badRequest, notFound, reject } from './replies';
import type { Reply, Violation } from './types';
import { printWarnings } from './warnings';

const { sandbox, contracts } = await openSandbox();
beforeEach(() => sandbox.reset());

const NO_PATH = 'No endpoint has this path. Compare the path with the API reference.';
const TAG = { gkbId: 'X1', name: 'Praha', forbidden: false };
const TAGS = '/v2/customize/editorial_tag';

const toViolation = (message: string): Violation => ({
  pointer: '',
  expected: message,
  rule: 'sandbox-request',
  remedy: message,
});

const NO_BOOLEAN: Violation = {
  pointer: 'query/returnObjects',
  expected: 'true or false',
  rule: 'field-type',
  remedy: 'Send returnObjects=true or returnObjects=false.',
};

const noMethod = (method: string, others: string, allow: string): Reply => ({
  ...notFound(`${method} is not documented for this path. Use ${others}.`),
  headers: { allow },
});

async function send(line: string, body?: unknown, headers?: Record<string, string>) {
  const response = await call(sandbox, line, body, headers);
  const { status, body: json } = response;
  return { status, body: json };
}

describe('a path or method that is not documented', () => {
  test.each<[string, Reply]>([
    ['GET /', notFound(NO_PATH)],
    ['OPTIONS /v2/nowhere', notFound(NO_PATH)],
    ['GET /v2/items', notFound(NO_PATH)],
    ['GET /itemsets', notFound(NO_PATH)],
    ['GET /items/ABC/1', notFound(NO_PATH)],
    ['GET /search', notFound(NO_PATH)],
    ['POST /v2/nlp/analyse', notFound('No endpoint has this path. Did you mean /v2/nlp/analyze?')],
    [
      'POST /v2/nlp%2Fanalyze%3Fx',
      notFound('No endpoint has this path. Did you mean /v2/nlp/analyze?'),
    ],
    ['GET /v2/nlp/analyze', noMethod('GET', 'POST', 'POST, OPTIONS')],
    [
      'POST /v2/articles/demo/1',
      noMethod('POST', 'GET or PUT or DELETE', 'GET, PUT, DELETE, HEAD, OPTIONS'),
    ],
    ['POST /items/', noMethod('POST', 'GET', 'GET, HEAD, OPTIONS')],
    ['OPTIONS /v2/photos', { status: 204, headers: { allow: 'GET, HEAD, OPTIONS' } }],
    ['OPTIONS /search/ids', { status: 204, headers: { allow: 'GET, HEAD, OPTIONS' } }],
    ['OPTIONS /items/ABC-1000', { status: 204, headers: { allow: 'GET, HEAD, OPTIONS' } }],
    ['OPTIONS /generate', { status: 204, headers: { allow: 'POST, OPTIONS' } }],
  ])('%s', async (line, { status, body, headers = {} }) => {
    const response = await call(sandbox, line);
    const type = body === undefined ? {} : { 'content-type': 'application/json; charset=UTF-8' };
    expect({ ...response, headers: Object.fromEntries(response.headers) }).toEqual({
      status,
      body,
      headers: { ...type, ...headers },
      text: body === undefined ? '' : JSON.stringify(body),
    });
  });
});

test.each(['/v2/photos', '/v2/articles/demo/none'])(
  'HEAD %s has the headers of GET and no body',
  async (path) => {
    const get = await call(sandbox, `GET ${path}`);
    const head = await call(sandbox, `HEAD ${path}`);
    expect({ ...head, headers: Object.fromEntries(head.headers) }).toEqual({
      status: get.status,
      headers: { ...Object.fromEntries(get.headers), 'content-length': `${get.text.length}` },
      text: '',
    });
  },
);

test('HEAD is not documented where GET is not', async () => {
  const { status, headers, text } = await call(sandbox, 'HEAD /v2/nlp/analyze');
  expect([status, headers.get('Allow'), text]).toEqual([404, 'POST, OPTIONS', '']);
});

describe('a request with several errors: path, key, size, rate, and fields are checked in this order', () => {
  const NO_KEY = { Authorization: '', 'X-API-Key': '' };
  const LARGE = JSON.stringify({ id: 'a'.repeat(520_000) });

  test.each<[string, string, unknown, Record<string, string>, number]>([
    ['the path before the key', 'POST /v2/nowhere', '{', NO_KEY, 404],
    ['the key before the size', 'POST /v2/nlp/analyze', LARGE, NO_KEY, 403],
    ['the size before the body', 'POST /v2/nlp/analyze', LARGE, {}, 413],
    ['the body', 'POST /v2/nlp/analyze', '{', {}, 400],
  ])('%s', async (_, line, body, headers, status) => {
    expect(await send(line, body, headers)).toMatchObject({ status });
  });

  test('the rate before the fields; requests without a key or a readable body do not count', async () => {
    const { sandbox: limited } = await openSandbox({ callsPerSecond: 1, now: () => 0 });
    const post = async (body: string, headers: Record<string, string> = {}) =>
      (await call(limited, 'POST /v2/nlp/analyze', body, headers)).status;
    expect(await post('{}', NO_KEY)).toBe(403);
    expect(await post('{')).toBe(400);
    expect(await post('{}')).toBe(400);
    expect(await post('{}')).toBe(429);
    expect(await post('{}', { 'X-API-Key': 'another' })).toBe(400);
  });
});

test.each<[line: string, body: object, warning: string | null]>([
  ['/v2/nlp/analyze', { id: '1', text: 'a <b>b</b>' }, '/text contains "<b>"'],
  ['/v2/nlp/analyze', { id: '1', title: 'AT&amp;T' }, '/title contains "&amp;"'],
  [
    '/v2/nlp/analyze',
    { id: '1', paraSpecs: [{ type: 'text', text: 'x<br/>' }] },
    '/paraSpecs/0/text',
  ],
  ['/v2/nlp/analyze', { id: '1', text: 'a <b and c> d, AT&T; x < y' }, null],
  [
    '/v2/nlp/analyze',
    { id: '1', text: 'The formula is a<b>c and 2 <3, write to <jan@x.example>.' },
    null,
  ],
  ...['&bdquo;', '&Scaron;', '<sup>', '<iframe src="x">', '<video controls>', '<!DOCTYPE '].map(
    (markup): [string, object, string] => [
      '/v2/nlp/analyze',
      { id: '1', text: `a ${markup}html>` },
      `/text contains ${JSON.stringify(markup)}`,
    ],
  ),
  [
    '/v2/nlp/analyze/batch',
    [
      { id: '1', text: 'a' },
      { id: '2', text: '<p>b' },
    ],
    '/1/text',
  ],
  ['/v2/photos/demo/recommend', { id: '1', lead: '&#160;a' }, '/lead contains "&#160;"'],
])('HTML in an article is reported: %s %j', async (path, body, warning) => {
  const { status, headers } = await call(sandbox, `POST ${path}`, body);
  expect(status).toBe(200);
  const printed = printWarnings(headers);
  if (warning === null) expect(printed).toBeNull();
  else expect(printed).toContain(`plain-text: ${warning}`);
});

describe('query parameters', () => {
  const warn = async (query: string, body?: unknown) => {
    const line = body === undefined ? `GET ${TAGS}/list?${query}` : `POST ${TAGS}/create?${query}`;
    const { status, headers } = await call(sandbox, line, body);
    return { status, warning: printWarnings(headers) };
  };

  test.each(['', 'returnObjects=true', 'returnObjects=false'])('"%s" is read', async (query) => {
    expect(await warn(query)).toEqual({ status: 200, warning: null });
  });

  test.each(['', 'True', '1', 'yes'])('the boolean "%s" is rejected', async (value) => {
    const line = `GET ${TAGS}/list?returnObjects=${value}`;
    expect(await send(line)).toEqual(badRequest([NO_BOOLEAN]));
  });

  test('those that are unknown are ignored, also when they have the name of a path parameter', async () => {
    const toWarning = (name: string) =>
      `sandbox-unknown-parameter: the query parameter "${name}" is unknown and was ignored`;
    expect(await warn('returnObject=1')).toEqual({
      status: 200,
      warning: toWarning('returnObject'),
    });
    const { headers } = await call(sandbox, 'GET /v2/articles/demo/none?dataset=demo&id=1');
    expect(printWarnings(headers)).toBe(`${toWarning('dataset')}; ${toWarning('id')}`);
  });

  test('those that are there twice are reported, also where an object of the body is', async () => {
    const line = `POST ${TAGS}/create?a=1&a=2`;
    const { status, headers } = await call(sandbox, line, '{"gkbId": 1, "gkbId": []}');
    expect(status).toBe(400);
    expect(printWarnings(headers)).toMatch(
      /^sandbox-repeated-name: an object has "gkbId" twice, .*; sandbox-repeated-name: the query has "a" twice/,
    );
  });

  test('those that are unknown are reported first, and also when the body is rejected', async () => {
    const unknown = 'the query parameter "to:  me" is unknown and was ignored';
    const ignored = 'the body has the unknown field "x", which was ignored';
    expect(await warn('to:%20%20me', { ...TAG, x: 1 })).toEqual({
      status: 200,
      warning: `sandbox-unknown-parameter: ${unknown}; sandbox-unknown-field: ${ignored}`,
    });
    expect(await warn('to:%20%20me', [])).toEqual({
      status: 400,
      warning: `sandbox-unknown-parameter: ${unknown}`,
    });
  });

  test('the operation finds them', async () => {
    const { sandbox: seeded } = await openSandbox({ seed: { editorialTags: [TAG] } });
    expect(await call(seeded, `GET ${TAGS}/list?returnObjects=true`)).toMatchObject({
      body: { tags: [TAG] },
    });
  });
});

describe('a bug in the sandbox', () => {
  const FAILED = 'The sandbox failed. This is a bug in the sandbox, not in your request.';

  test('is status 500', async () => {
    const { sandbox: failing } = await openSandbox({
      random: () => {
        throw new Error('a bug');
      },
    });
    const response = await call(failing, 'POST /v2/nlp/analyze', { id: '1', text: 'Praha.' });
    expect(response).toMatchObject(reject(500, FAILED));
  });

  test('is also an operation of a contract that the sandbox does not have', async () => {
    const get = { operationId: 'listVideos', tags: [], summary: 'List videos', responses: {} };
    const mediaV2 = { ...contracts['media-v2']!, paths: { '/v2/videos': { get } } };
    const { sandbox: older } = await openSandbox({
      contracts: { ...contracts, 'media-v2': mediaV2 },
    });
    expect(await call(older, 'GET /v2/videos')).toMatchObject(reject(500, FAILED));
  });
});

describe('check()', () => {
  const check = (line: string, body?: string, headers: Record<string, string> = {}) => {
    const [method, path] = line.split(' ');
    return sandbox.check(new Request(`https://sandbox.test${path}`, { method, body, headers }));
  };
  const NO_DELETE = 'DELETE is not documented for this path. Use GET.';
  const NO_FORBIDDEN = '{"gkbId": "X1", "name": "Praha"}';
  const JSON_TYPE = { 'Content-Type': 'application/json' };

  // Whole violations of fields and headers are tested where they are made.
  test.each<[string, string, string | undefined, object[]]>([
    ['GET /v2/photos', 'none', undefined, []],
    ['GET /items?bucket=abc', 'none', undefined, []],
    ['GET /v2/nowhere', 'none', undefined, [toViolation(NO_PATH)]],
    ['DELETE /v2/photos', 'none', undefined, [toViolation(NO_DELETE)]],
    ['POST /v2/nlp/analyze', 'text/plain', '{"id": "1"}', [{ pointer: 'header/Content-Type' }]],
    [`POST ${TAGS}/create`, 'application/json', NO_FORBIDDEN, [{ pointer: '/forbidden' }]],
    [`GET ${TAGS}/list?returnObjects=yes`, 'none', undefined, [NO_BOOLEAN]],
  ])('of %s with the type %s', async (line, type, body, violations) => {
    expect(await check(line, body, { 'Content-Type': type })).toMatchObject(violations);
  });

  test.each([
    ['a number as ID', 'POST /v2/nlp/analyze', '{"id": 1, "text": "Praha."}'],
    ['a boolean as text', 'POST /v3/analysis', '{"text": "Praha.", "returnMentions": "True"}'],
    ['an impossible date', 'POST /v2/nlp/analyze', '{"id": "1", "referenceDate": "2024-13-45"}'],
    ['an unknown field', `POST ${TAGS}/create`, JSON.stringify({ ...TAG, color: 'red' })],
    ['an unknown parameter', 'GET /v2/photos?color=red', undefined],
    ['the method HEAD', 'HEAD /v2/photos', undefined],
  ])('finds nothing wrong with %s, which fetch() accepts', async (_, line, body) => {
    const { sandbox: fresh } = await openSandbox();
    expect(await check(line, body, JSON_TYPE)).toEqual([]);
    expect(await call(fresh, line, body)).toMatchObject({ status: 200 });
  });

  test('finds what fetch() rejects in a body that it also reads leniently', async () => {
    const body = '{"id": 1, "returnMentions": "yes"}';
    const { body: rejected } = await call(sandbox, 'POST /v2/nlp/analyze', body);
    const { violations } = rejected as { violations: Violation[] };
    expect(violations).toMatchObject([{ pointer: '/returnMentions' }]);
    expect(await check('POST /v2/nlp/analyze', body, JSON_TYPE)).toEqual(violations);
  });
});

test('reset() goes back to the seed', async () => {
  const { sandbox: seeded } = await openSandbox({ seed: { editorialTags: [TAG] } });
  const list = async () => (await call(seeded, `GET ${TAGS}/list`)).body;
  await call(seeded, `POST ${TAGS}/create`, { ...TAG, gkbId: 'X2' });
  expect(await list()).toEqual({ gkbIds: ['X1', 'X2'] });
  seeded.reset();
  expect(await list()).toEqual({ gkbIds: ['X1'] });
});

test.each<[string, number, string, unknown]>([
  ['an article', 5, '/v2/nlp/analyze', { id: '1', text: 'Munich.' }],
  ['20 articles', 100, '/v2/nlp/analyze/batch', Array(20).fill({ id: '1', text: 'Munich.' })],
  ['20 templates', 20, '/generate', { templates: Array(20).fill({ body: 'Munich.' }) }],
])('other requests have their turns while %s are read: %i', async (_, least, path, body) => {
  let [turns, isRunning] = [0, true];
  const count = (): void => {
    turns += 1;
    if (isRunning) setImmediate(count);
  };
  setImmediate(count);
  expect((await send(`POST ${path}`, body)).status).toBe(200);
  isRunning = false;
  expect(turns).toBeGreaterThanOrEqual(least);
});
