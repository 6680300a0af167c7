import { beforeEach, describe, expect, it } from 'vitest';
import { call, openSandbox } from '@docs/sandbox/testing';
import { printWarnings } from '@docs/sandbox/warnings';

const { sandbox } = await openSandbox();
beforeEach(() => sandbox.reset());

const SAMPLE = { id: '1', text: 'Mr. Macron visits a trade show in Munich.' };
const ANALYZE = 'POST /v2/nlp/analyze';
const ARTICLE = 'PUT /v2/articles/demo/1';
const ARTICLES = 'POST /v2/articles/demo/recommend';
const PHOTOS = 'POST /v2/photos/demo/recommend';

const toEnd = (expireDate: string) => ({
  recommendation: { published: true, status: 'EXPIRE_DATE', expireDate },
});
const toFields = (...returnObjectFields: string[]) => ({ returnObjects: true, returnObjectFields });
const toCategory = (taxonomy: string, code: string) => ({ categories: [{ taxonomy, code }] });
const URL_OF_PATH = { recommendation: { published: true, status: 'ALWAYS', url: '/articles/1' } };

async function warn(line: string, body?: unknown): Promise<string | null> {
  const { status, headers, text } = await call(sandbox, line, body);
  expect(status, text).toBe(200);
  return printWarnings(headers);
}

describe('a request that is taken leniently gets a warning', () => {
  it.each<[string, unknown, string]>([
    ['POST /v2/nlp/analyze/batch', [SAMPLE, { ...SAMPLE, id: 2 }], 'coerced: /1/id is a number'],
    [
      ARTICLE,
      { ...SAMPLE, ...toEnd('soon') },
      'impossible-date: /recommendation/expireDate "soon"',
    ],
    [
      'POST /v2/knowledgebase/stdforms',
      { ids: ['G183'], language: 'xx' },
      'unknown-language: /language "xx" is not a lower-case ISO 639-1 code such as "en"; sandbox-left-out',
    ],
    [
      'POST /v3/sentiment',
      { id: '1', text: 'Kawa jest dobra.', language: 'pl' },
      'unsupported-language: left out in the language "pl": sentiment',
    ],
    [
      'POST /v3/sentiment',
      { id: '1', text: '10/10 …' },
      'no-language: the text has no letters, so its language is "und"; sandbox-unsupported-language',
    ],
    [
      ANALYZE,
      { ...SAMPLE, ...toCategory('Custom', 'travel') },
      'unknown-category: Custom "travel"',
    ],
    [PHOTOS, { ...SAMPLE, ...toCategory('SubjectCode', '1') }, 'unknown-category: SubjectCode "1"'],
    [ARTICLES, { ...SAMPLE, ...toCategory('Custom', 'x') }, 'unknown-category: Custom "x"'],
    [
      PHOTOS,
      { ...SAMPLE, ...toFields('name', 'titel') },
      'unknown-field: returnObjectFields has "titel"',
    ],
    [
      ARTICLES,
      { ...SAMPLE, ...toFields('title', 'name') },
      'unknown-field: returnObjectFields has "name"',
    ],
  ])('%s with %j: %s', async (line, body, words) => {
    expect((await warn(line, body))?.startsWith(`sandbox-${words}`)).toBe(true);
  });

  it.each<[string, object]>([
    [ANALYZE, { metadata: { a: 'b' } }],
    [ANALYZE, { referenceDate: 'NOW' }],
    [ANALYZE, toCategory('MediaTopic', '15000000')],
    [ANALYZE, toCategory('entity_location', 'Munich')],
    [PHOTOS, toCategory('Custom', 'travel')],
    [ARTICLES, toCategory('Custom', 'sport')],
    [ARTICLE, toCategory('Custom', 'crosswords')],
    [PHOTOS, toFields('id', 'name', 'updatedAt')],
    [PHOTOS, { cursor: '*', constraints: { likePhotoId: 'demo-0001' } }],
    [ARTICLE, { publishDate: '2025-01-01' }],
    [ARTICLE, URL_OF_PATH],
    [ARTICLES, { constraints: { dateStartAt: '2025-01-01T12:00:00' } }],
  ])('but not %s with %j', async (line, fields) => {
    expect(await warn(line, { ...SAMPLE, ...fields })).toBeNull();
  });
});

it('what was read leniently has the effect of the right form', async () => {
  const lenient = { ...SAMPLE, id: 7, returnMentions: 'true', language: 'english' };
  const { body } = await call(sandbox, 'POST /v3/analysis', lenient);
  expect(body).toMatchObject({ id: '7', language: { detected: 'en' } });
  expect(body).toHaveProperty('paragraphs');
});

it('a rejected request names what else was read leniently, and not what is rejected', async () => {
  const body = { ...SAMPLE, id: 7, publishDate: 'whenever' };
  const { status, headers } = await call(sandbox, 'PUT /v2/articles/demo/7', body);
  expect(status).toBe(400);
  expect(printWarnings(headers)).toMatch(/^sandbox-coerced: \/id [^;]*$/);
});

it('both APIs return an analysis without results as an empty list', async () => {
  const body = { id: '1', text: '...', analyses: ['entities', 'tags', 'relations'] };
  for (const line of [ANALYZE, 'POST /v3/analysis']) {
    const response = await call(sandbox, line, body);
    expect(response.body).toMatchObject({ entities: [], tags: [], relations: [] });
  }
});

it.each([
  ['POST /v2/nlp/analyze/batch', ['Prší.', 'Sněží.'], 'unsupported-language'],
  ['POST /keboola/v2/analysis', ['Munich is nice. '.repeat(7_000)], 'long-text'],
])('%s says once what concerns several of its documents', async (line, texts, warning) => {
  const documents = [...texts, ...texts].map((text, index) => ({ id: `${index}`, text }));
  const body = line.includes('keboola') ? { analysisTypes: ['sentiment'], documents } : documents;
  expect((await warn(line, body))?.split(`sandbox-${warning}`)).toHaveLength(2);
});
