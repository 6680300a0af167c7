import { beforeEach, describe, expect, it } from 'vitest';
import { RESERVED_KEYS } from '#sandbox/http/keys';
import { LoadFailure } from '#sandbox/load-once';
import { toFindErrors } from './response-errors';
import { KEYS, call, listAllOperations, openSandbox } from '../../testing/open-sandbox';

const { sandbox, contracts } = await openSandbox();
const findErrors = toFindErrors(contracts);
const all = listAllOperations(contracts);

beforeEach(() => sandbox.reset());

interface ErrorBody {
  sandbox: string;
  violations?: { pointer: string; expected: string; rule: string; remedy: string }[];
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
      expect(status).toBe(api === 'general-v3' ? 401 : 403);
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
    ['no body', 'POST /v2/nlp/analyze', undefined, '', 'json'],
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

it('what did not load is no response, so that a page can offer to try again', async () => {
  const { sandbox: failing } = await openSandbox({
    random: () => {
      throw new LoadFailure('offline');
    },
  });
  const response = call(failing, 'POST /v2/nlp/analyze', { id: '1', text: 'Munich.' });
  await expect(response).rejects.toThrow(/did not load/);
});
