import { beforeEach, describe, expect, it } from 'vitest';
import { call, openSandbox } from '../../testing/open-sandbox';

const { sandbox } = await openSandbox();
beforeEach(() => sandbox.reset());

const SAMPLE = { id: '1', text: 'Mr. Macron visits a trade show in Munich.' };
const TAG = { gkbId: 'X-1', name: 'New', forbidden: false };

async function warn(line: string, body?: unknown): Promise<string | null> {
  const { status, headers, text } = await call(sandbox, line, body);
  expect(status, text).toBe(200);
  return headers.get('X-Sandbox-Warning');
}

describe('a request that is taken leniently gets a warning', () => {
  it.each<[string, string, unknown, RegExp]>([
    [
      'a boolean sent as text',
      'POST /v3/analysis',
      { ...SAMPLE, returnMentions: 'true' },
      /^sandbox-coerced: \/returnMentions is a string and was read as true$/,
    ],
    [
      'a number as ID',
      'POST /v3/analysis',
      { ...SAMPLE, id: 1 },
      /^sandbox-coerced: \/id is a number and was read as a string$/,
    ],
    [
      'a number as ID in a batch',
      'POST /v2/nlp/analyze/batch',
      [SAMPLE, { ...SAMPLE, id: 2 }],
      /^sandbox-coerced: \/1\/id is a number/,
    ],
    [
      'a language in words',
      'POST /v2/nlp/analyze',
      { ...SAMPLE, language: 'english' },
      /^sandbox-unknown-language: \/language "english" is not an ISO 639-1 code such as "en" and was ignored$/,
    ],
    [
      'a language that is needed',
      'POST /v2/knowledgebase/stdforms',
      { ids: ['G183'], language: 'xx' },
      /^sandbox-unknown-language: \/language "xx" is not an ISO 639-1 code such as "en"; sandbox-left-out/,
    ],
    [
      'a day that does not exist',
      'POST /v2/nlp/analyze',
      { ...SAMPLE, referenceDate: '2024-13-45' },
      /^sandbox-impossible-date: \/referenceDate "2024-13-45" is not a valid date and was ignored$/,
    ],
    [
      'an end that is not a date',
      'PUT /v2/articles/demo/1',
      { ...SAMPLE, recommendation: { published: true, status: 'EXPIRE_DATE', expireDate: 'soon' } },
      /^sandbox-impossible-date: \/recommendation\/expireDate "soon" is not a valid date, so the sandbox cannot compare it$/,
    ],
    [
      'a review in a language without sentiment',
      'POST /v3/sentiment',
      { id: '1', text: 'Kawa jest dobra.', language: 'pl' },
      /^sandbox-unsupported-language: left out in the language "pl": sentiment$/,
    ],
    [
      'articles of a batch without relations, once',
      'POST /v2/nlp/analyze/batch',
      [
        { id: '1', text: 'Prší.', language: 'cs' },
        { id: '2', text: 'Sněží.', language: 'cs' },
      ],
      /^sandbox-unsupported-language: left out in the language "cs": relations$/,
    ],
    [
      'a tag whose path is that of another endpoint',
      'POST /v2/customize/editorial_tag/create',
      { gkbId: 'list', name: 'List', forbidden: false },
      /^sandbox-reserved-id: GET \/v2\/customize\/editorial_tag\/list is another endpoint, not this tag$/,
    ],
    [
      'a search without parameters',
      'GET /v2/customize/editorial_tag/search',
      undefined,
      /^sandbox-empty-search: /,
    ],
    [
      'a field that no photo has',
      'POST /v2/photos/demo/recommend',
      { ...SAMPLE, returnObjects: true, returnObjectFields: ['name', 'titel'] },
      /^sandbox-unknown-field: returnObjectFields has "titel", a field that no result has$/,
    ],
    [
      'a field that no article has',
      'POST /v2/articles/demo/recommend',
      { ...SAMPLE, returnObjects: true, returnObjectFields: ['title', 'headline'] },
      /^sandbox-unknown-field: returnObjectFields has "headline", a field that no result has$/,
    ],
    [
      'an unknown parameter',
      'POST /v3/analysis/?T=CRo-transcripts',
      SAMPLE,
      /^sandbox-unknown-parameter: the query parameter "T" is unknown and was ignored$/,
    ],
  ])('%s', async (_, line, body, words) => {
    expect(await warn(line, body)).toMatch(words);
  });

  it.each<[string, string, unknown]>([
    ['metadata with names of its own', 'POST /v2/nlp/analyze', { ...SAMPLE, metadata: { a: 'b' } }],
    ['a domain of the reference', 'POST /v3/analysis', { ...SAMPLE, domain: 'voc-banking' }],
    [
      'fields that some photos have',
      'POST /v2/photos/demo/recommend',
      { ...SAMPLE, returnObjects: true, returnObjectFields: ['id', 'name', 'updatedAt'] },
    ],
    ['NOW', 'POST /v2/nlp/analyze', { ...SAMPLE, referenceDate: 'NOW' }],
    ['a date without a time', 'PUT /v2/articles/demo/1', { ...SAMPLE, publishDate: '2025-01-01' }],
    [
      'a date without a zone',
      'POST /v2/articles/demo/recommend',
      { ...SAMPLE, constraints: { dateStartAt: '2025-01-01T12:00:00' } },
    ],
    [
      'a relative URL',
      'PUT /v2/articles/demo/1',
      { ...SAMPLE, recommendation: { published: true, status: 'ALWAYS', url: '/articles/1' } },
    ],
    [
      'more like this from the first page on',
      'POST /v2/photos/demo/recommend',
      { ...SAMPLE, cursor: '*', constraints: { likePhotoId: 'demo-0001' } },
    ],
  ])('but not %s', async (_, line, body) => {
    expect(await warn(line, body)).toBeNull();
  });
});

describe('what was read leniently', () => {
  it('has the effect of the right form', async () => {
    const lenient = { ...SAMPLE, id: 7, returnMentions: 'true', language: 'english' };
    const { body } = await call(sandbox, 'POST /v3/analysis', lenient);
    expect(body).toMatchObject({ id: '7', language: { detected: 'en' } });
    expect(body).toHaveProperty('paragraphs');
  });

  it('is not kept when it is unknown', async () => {
    const { gkbId } = TAG;
    await call(sandbox, 'POST /v2/customize/editorial_tag/create', { ...TAG, color: 'red' });
    const { body } = await call(sandbox, `GET /v2/customize/editorial_tag/${gkbId}`);
    expect(body).toEqual(TAG);
  });

  it('is named in an error too', async () => {
    const { status, headers } = await call(sandbox, 'POST /v2/nlp/analyze', { txt: 'Munich' });
    expect(status).toBe(400);
    expect(headers.get('X-Sandbox-Warning')).toContain('did you mean "text"?');
  });
});

describe('a value that is rejected gets no warning as well', () => {
  it.each<[string, string, object]>([
    ['PUT /v2/articles/demo/1', '/publishDate', { publishDate: 'whenever' }],
    ['PUT /v2/articles/demo/1', '/publishDate', { publishDate: '2024-1-1' }],
    ['POST /v2/nlp/analyze', '/referenceDate', { referenceDate: 'whenever' }],
    [
      'POST /v2/articles/demo/recommend',
      '/constraints/dateStartAt',
      { constraints: { dateStartAt: 'whenever' } },
    ],
  ])('%s, %s: %j', async (line, pointer, fields) => {
    const { body, headers } = await call(sandbox, line, { ...SAMPLE, ...fields });
    expect(body).toMatchObject({ status: 400, violations: [{ pointer }] });
    expect(headers.get('X-Sandbox-Warning')).toBeNull();
  });

  it('but what else was read leniently is named', async () => {
    const body = { ...SAMPLE, id: 7, publishDate: 'whenever' };
    const { status, headers } = await call(sandbox, 'PUT /v2/articles/demo/7', body);
    expect(status).toBe(400);
    expect(headers.get('X-Sandbox-Warning')).toMatch(/^sandbox-coerced: \/id [^;]*$/);
  });
});

describe('the warning header', () => {
  it.each(['č', 'a\r\nX-Evil: 1', '\u0000', '🎸', '"', 'x'.repeat(5000)])(
    'carries the name %j in ASCII on one line',
    async (name) => {
      const warning = await warn('POST /v2/nlp/analyze', { ...SAMPLE, [name]: 1 });
      expect(warning).toMatch(/^sandbox-unknown-field: [\x20-\x7e]+$/);
      expect(warning?.length).toBeLessThan(300);
    },
  );
});

it('both APIs return an analysis without results as an empty list', async () => {
  const body = { id: '1', text: '...', analyses: ['entities', 'tags', 'relations'] };
  for (const line of ['POST /v2/nlp/analyze', 'POST /v3/analysis']) {
    const response = await call(sandbox, line, body);
    expect(response.body).toMatchObject({ entities: [], tags: [], relations: [] });
  }
});

it('a batch of Keboola says once what concerns several of its documents', async () => {
  const long = { text: 'Munich is nice. '.repeat(7_000) };
  const documents = [
    { id: '1', ...long },
    { id: '2', ...long },
  ];
  const body = { analysisTypes: ['sentiment'], domain: 'newz', documents };
  const warnings = await warn('POST /keboola/v2/analysis', body);
  expect(warnings?.match(/sandbox-unknown-domain/g)).toHaveLength(1);
  expect(warnings?.match(/sandbox-long-text/g)).toHaveLength(1);
});
