import { beforeEach, describe, expect, it } from 'vitest';
import {
  LoadFailure,
  RESERVED_KEYS,
  call,
  listAllOperations,
  openSandbox,
} from '@docs/sandbox/testing';
import { toFindErrors } from './response-errors';
import { printWarnings } from '@docs/sandbox/warnings';

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

describe('a request that breaks a rule of the contract', () => {
  const ANALYZE = 'POST /v2/nlp/analyze';
  const PHOTOS = 'POST /v2/photos/demo/recommend';
  const ARTICLE = 'PUT /v2/articles/demo/1';

  it.each<[string, object, string, string]>([
    [ANALYZE, { id: true }, '/id', 'field-type'],
    [ANALYZE, { analyses: ['tags', 'x'] }, '/analyses/1', 'allowed-values'],
    [ANALYZE, { paraSpecs: [{ type: 'body', text: 'Text.' }] }, '', 'text-or-paragraphs'],
    [
      ANALYZE,
      { categories: [{ taxonomy: 'x', code: 'y' }] },
      '/categories/0/taxonomy',
      'allowed-values',
    ],
    [ANALYZE, { referenceDate: 'whenever' }, '/referenceDate', 'field-form'],
    [PHOTOS, { altPhotosCount: -1, returnAltPhotos: true }, '/altPhotosCount', 'number-range'],
    [
      PHOTOS,
      { constraints: { likePhotoId: 'demo-0001' } },
      '/cursor',
      'more-like-this-needs-cursor',
    ],
    [PHOTOS, { constraints: { dateBefore: '1 May' } }, '/constraints/dateBefore', 'photo-dates'],
    ['POST /v2/customize/editorial_tag/create', { gkbId: '' }, '/gkbId', 'text-length'],
    [ARTICLE, { text: undefined, title: 'Title.' }, '', 'text-or-paragraphs'],
    [ARTICLE, { publishDate: '1 May 2024' }, '/publishDate', 'field-form'],
  ])('%s with %j is told so at "%s" by the rule %s', async (line, fields, pointer, rule) => {
    const response = await call(sandbox, line, { id: '1', text: 'Text.', ...fields });
    expect(response.status).toBe(400);
    const { violations = [], sandbox: note } = response.body as ErrorBody;
    expect(note).toContain('Error bodies of the real API can differ');
    expect(violations).toContainEqual(expect.objectContaining({ pointer, rule }));
    for (const { expected, remedy } of violations) {
      expect(expected).not.toMatch(/^$|[`[\]]/);
      expect(remedy).toMatch(/^[A-Z].*[.?]$/);
    }
    // A rejected value is not reported as read leniently.
    expect(printWarnings(response.headers) ?? '').not.toContain(pointer || 'date');
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
