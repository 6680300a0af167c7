import { beforeEach, describe, expect, it } from 'vitest';
import { RESERVED_KEYS } from '#sandbox/http/keys';
import { LoadFailure } from '#sandbox/load-once';
import { createRandom } from '#genja/create-random';
import { toFindErrors } from './response-errors';
import { KEYS, call, listAllOperations, openSandbox } from '../../testing/open-sandbox';

const { sandbox, contracts } = await openSandbox();
const findErrors = toFindErrors(contracts);
const all = listAllOperations(contracts);

beforeEach(() => sandbox.reset());

interface ErrorBody {
  sandbox: string;
  violations?: {
    pointer: string;
    expected: string;
    rule: string;
    remedy: string;
    field?: string;
  }[];
}

const toLine = (method: string, path: string): string =>
  `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, 'demo')}`;

describe('every documented error', () => {
  const cases = all.flatMap(({ api, operation }) =>
    Object.keys(RESERVED_KEYS).map((key) => ({ api, operation, key, id: operation.id })),
  );

  it.each(cases)('$api $id answers the reserved key $key', async ({ api, operation, key }) => {
    const line = toLine(operation.method, operation.path);
    const keys = { 'X-API-Key': key, Authorization: `user_key ${key}` };
    const { status, text, headers } = await call(sandbox, line, undefined, keys);
    expect(status).toBe(Number(key.slice(5)));
    expect(findErrors({ api, operation }, status, text)).toEqual([]);
    expect(JSON.parse(text)).toHaveProperty('sandbox');
    expect(headers.get('Retry-After')).toBe(key === 'demo-429' ? '1' : null);
  });

  it.each(all.map(({ api, operation }) => ({ api, operation, id: operation.id })))(
    '$api $id rejects a request without a key',
    async ({ api, operation }) => {
      const none = Object.fromEntries(Object.keys(KEYS).map((name) => [name, '']));
      const line = toLine(operation.method, operation.path);
      const { status, text } = await call(sandbox, line, undefined, none);
      expect(status).toBe(api === 'generalV3' ? 401 : 403);
      expect(findErrors({ api, operation }, status, text)).toEqual([]);
    },
  );

  it.each(
    all
      .filter(({ operation }) => operation.request)
      .map(({ api, operation }) => ({ api, operation, id: operation.id })),
  )('$api $id rejects a body over 500 KB', async ({ api, operation }) => {
    const body = JSON.stringify({ id: 'a'.repeat(520_000) });
    const line = toLine(operation.method, operation.path);
    const { status, text } = await call(sandbox, line, body);
    expect(status).toBe(413);
    expect(findErrors({ api, operation }, status, text)).toEqual([]);
  });
});

describe('a request that is not valid', () => {
  const SAMPLE = { id: '1', text: 'Text.' };
  it.each<[string, string, unknown, string, string]>([
    ['a missing field', 'POST /v2/nlp/analyze', { text: 'Text.' }, '/id', 'required-field'],
    ['another type', 'POST /v2/nlp/analyze', { id: true }, '/id', 'field-type'],
    [
      'a number below its range',
      'POST /v2/photos/demo/recommend',
      { ...SAMPLE, recommendationCount: -1 },
      '/recommendationCount',
      'number-range',
    ],
    [
      'a negative number of articles',
      'POST /v2/articles/demo/recommend',
      { ...SAMPLE, recommendationCount: -1 },
      '/recommendationCount',
      'number-range',
    ],
    [
      'a negative number of alternatives',
      'POST /v2/photos/demo/recommend',
      { ...SAMPLE, altPhotosCount: -1, returnAltPhotos: true },
      '/altPhotosCount',
      'number-range',
    ],
    [
      'a tag without an ID',
      'POST /v2/customize/editorial_tag/create',
      { gkbId: '', name: 'New', forbidden: false },
      '/gkbId',
      'text-length',
    ],
    [
      'a date of publication in another form',
      'PUT /v2/articles/demo/1',
      { id: '1', text: 'Text.', publishDate: '1 May 2024' },
      '/publishDate',
      'field-form',
    ],
    [
      'a value outside the list',
      'POST /v2/nlp/analyze',
      { ...SAMPLE, analyses: ['tags', 'x'] },
      '/analyses/1',
      'allowed-values',
    ],
    [
      'text and paragraphs together',
      'POST /v2/nlp/analyze',
      { ...SAMPLE, paraSpecs: [{ type: 'body', text: 'Text.' }] },
      '',
      'text-or-paragraphs',
    ],
    [
      'an article without text',
      'PUT /v2/articles/demo/1',
      { id: '1', title: 'Title.' },
      '',
      'text-or-paragraphs',
    ],
    [
      'more like this without a cursor',
      'POST /v2/photos/demo/recommend',
      { ...SAMPLE, constraints: { likePhotoId: 'demo-0001' } },
      '/cursor',
      'more-like-this-needs-cursor',
    ],
    [
      'more like this with a cursor of other results',
      'POST /v2/photos/demo/recommend',
      { ...SAMPLE, cursor: '*', constraints: { likePhotoId: 'nowhere' } },
      '/constraints/likePhotoId',
      'more-like-this-needs-cursor',
    ],
    [
      'a cursor that nobody gave',
      'POST /v2/photos/demo/recommend',
      { ...SAMPLE, cursor: 'x' },
      '/cursor',
      'keep-parameters-while-paging',
    ],
    [
      'a date in another form',
      'POST /v2/photos/demo/recommend',
      { ...SAMPLE, constraints: { dateBefore: '1 May 2024' } },
      '/constraints/dateBefore',
      'photo-dates',
    ],
    [
      'an unknown taxonomy',
      'POST /v2/nlp/analyze',
      { ...SAMPLE, categories: [{ taxonomy: 'x', code: 'y' }] },
      '/categories/0/taxonomy',
      'allowed-values',
    ],
    ['no JSON', 'POST /v2/nlp/analyze', '{"id": ', '', 'json'],
    ['a list instead of an object', 'POST /v2/nlp/analyze', [], '', 'field-type'],
    ['no body', 'POST /v2/nlp/analyze', undefined, '', 'json'],
    ['deep nesting', 'POST /v2/nlp/analyze', '['.repeat(200_000), '', 'sandbox-nesting'],
    [
      'a query outside the list',
      'GET /v2/customize/editorial_tag/list?returnObjects=x',
      undefined,
      'query/returnObjects',
      'field-type',
    ],
  ])('with %s is told where and why', async (_, line, body, pointer, rule) => {
    const response = await call(sandbox, line, body);
    expect(response.status).toBe(400);
    const { violations = [], sandbox: note } = response.body as ErrorBody;
    expect(note).toContain('Error bodies of the real API can differ');
    expect(violations).toContainEqual(expect.objectContaining({ pointer, rule }));
    for (const { expected, remedy } of violations) {
      expect(expected).not.toMatch(/^$|[`[\]]/);
      expect(remedy).toMatch(/^[A-Z].*[.?]$/);
    }
  });

  it.each([
    ['POST /v2/nlp/analyze', 'null'],
    ['POST /v2/nlp/analyze', '42'],
    ['POST /v2/nlp/analyze', '[]'],
    ['POST /v2/nlp/analyze', '"text"'],
    ['POST /v2/nlp/analyze/batch', '{}'],
    ['POST /v2/photos/demo/recommend', 'null'],
    ['PUT /v2/articles/demo/1', '[]'],
    ['POST /v3/analysis', '42'],
  ])('has one violation when the body of %s is %s', async (line, text) => {
    const { status, body } = await call(sandbox, line, text);
    expect(status).toBe(400);
    expect((body as ErrorBody).violations).toEqual([
      expect.objectContaining({ pointer: '', rule: 'field-type' }),
    ]);
  });

  it('says a rule in plain words, without the marks of a page', async () => {
    const { text } = await call(sandbox, 'POST /v2/photos/demo/recommend', {
      ...SAMPLE,
      constraints: { likePhotoId: 'demo-0001' },
    });
    expect(text).toContain('constraints.likePhotoId needs a cursor of results');
    expect(text).not.toMatch(/type:|`/);
  });

  it('names the nearest value of a list', async () => {
    const { body } = await call(sandbox, 'POST /v2/nlp/analyze', { ...SAMPLE, analyses: ['tag'] });
    expect((body as ErrorBody).violations).toEqual([
      expect.objectContaining({ pointer: '/analyses/0', remedy: 'Did you mean "tags"?' }),
    ]);
  });

  it('names the field of the reference', async () => {
    const { body } = await call(sandbox, 'POST /v2/nlp/analyze', {
      id: '1',
      returnMentions: 'yes',
    });
    expect((body as ErrorBody).violations).toEqual([
      {
        pointer: '/returnMentions',
        expected: 'a value of type boolean',
        rule: 'field-type',
        remedy: 'Send true or false, without quotation marks.',
        field: 'NlpRequest.returnMentions',
      },
    ]);
  });

  it.each([
    ['POST /v2/nlp/analyse', 404],
    ['GET /v2/nlp/analyze', 404],
    ['POST /v2/photos/none/recommend', 404],
    ['GET /v2/articles/demo/none', 404],
    ['GET /v2/articles/demo/..%2F..%2Fetc', 404],
    ['GET /v2/articles/__proto__/constructor', 404],
    ['GET /v2/customize/editorial_tag/toString', 404],
    ['GET /v2/articles/demo/%ff', 404],
    ['GET /media/items/none', 404],
  ])('%s is not found', async (line, status) => {
    const body = line.startsWith('POST') ? { id: '1', text: 'Text.' } : undefined;
    expect((await call(sandbox, line, body)).status).toBe(status);
  });

  it('is rejected for a wrong content type', async () => {
    const headers = { 'Content-Type': 'text/plain' };
    expect((await call(sandbox, 'POST /v2/nlp/analyze', { id: '1' }, headers)).status).toBe(400);
  });
});

describe('a request with something that is ignored', () => {
  it('succeeds with a warning', async () => {
    const response = await call(sandbox, 'POST /v2/photos/demo/recommend', {
      id: '1',
      text: 'Munich',
      returnObjectFields: ['name'],
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('X-Sandbox-Warning')).toContain('fields-need-objects');
  });
});

describe('the rate limit', () => {
  it('rejects the request above it, and lets the next second through', async () => {
    let time = 0;
    const { sandbox: limited } = await openSandbox({
      callsPerSecond: 2,
      now: () => time,
      random: createRandom(),
    });
    const statuses = [];
    for (let calls = 0; calls < 3; calls += 1)
      statuses.push((await call(limited, 'GET /v2/photos')).status);
    expect(statuses).toEqual([200, 200, 429]);
    time = 1000;
    expect((await call(limited, 'GET /v2/photos')).status).toBe(200);
  });
});

describe('what goes wrong in the sandbox itself', () => {
  const analyzeWith = async (failure: Error): Promise<{ status: number; body: unknown }> => {
    const { sandbox: failing } = await openSandbox({
      random: () => {
        throw failure;
      },
    });
    return call(failing, 'POST /v2/nlp/analyze', { id: '1', text: 'Munich.' });
  };

  it('is a response with status 500 when the sandbox itself fails', async () => {
    const { status, body } = await analyzeWith(new Error('a bug'));
    expect(status).toBe(500);
    expect(body).toMatchObject({ exception: 'InternalServerError' });
  });

  it('is no response when a part did not load, so that a page can offer to try again', async () => {
    await expect(analyzeWith(new LoadFailure('offline'))).rejects.toThrow(/did not load/);
  });
});

describe('check()', () => {
  const ask = (line: string, body?: string): Promise<unknown> => {
    const [method = '', path = ''] = line.split(' ');
    const headers = { 'Content-Type': 'application/json' };
    return sandbox.check(new Request(`https://sandbox.test${path}`, { method, body, headers }));
  };

  it('says what is wrong without key and without consequences', async () => {
    const tag = JSON.stringify({ gkbId: 'X1', name: 'New', forbidden: false });
    expect(await ask('POST /v2/customize/editorial_tag/create', tag)).toEqual([]);
    const { status } = await call(sandbox, 'GET /v2/customize/editorial_tag/X1');
    expect(status).toBe(404);
  });

  it('names the place of each error, as a response with 400 would', async () => {
    const body = { id: '1', text: 'Text.', analyses: ['tag'] };
    const { body: rejected } = await call(sandbox, 'POST /v2/nlp/analyze', body);
    expect(await ask('POST /v2/nlp/analyze', JSON.stringify(body))).toEqual(
      (rejected as ErrorBody).violations,
    );
  });

  it.each([
    ['POST /v2/nlp/analyze', '{"id":', 'JSON'],
    ['GET /v2/nowhere', undefined, 'No endpoint has this path'],
    ['POST /v2/nlp/analyze', JSON.stringify({ id: 'a'.repeat(520_000) }), '500 KB'],
  ])('tells of %s as a whole when it cannot be read', async (line, body, words) => {
    expect(await ask(line, body)).toEqual([
      expect.objectContaining({ pointer: '', expected: expect.stringContaining(words) as string }),
    ]);
  });
});
