import { describe, expect, test } from 'vitest';
import { call, openSandbox } from '../testing/open-sandbox';
import type { Article } from '../types';

const CULTURE = { taxonomy: 'Custom', code: 'culture' };
const ECONOMY = { taxonomy: 'Custom', code: 'economy' };
const TOPIC = { taxonomy: 'MediaTopic', code: 'economy' };

const MUNICH: Article = { id: 'munich', text: 'Visitors come to Munich.' };
const BERLIN: Article = { id: 'berlin', text: 'Visitors come to Berlin.' };
const BOTH: Article = { id: 'both', text: 'A train links Berlin with Munich.' };
const FAIR: Article = { id: 'fair', text: 'The fair is open.', categories: [ECONOMY] };

const open = async (articles?: Article[]) =>
  (await openSandbox(articles && { seed: { articles } })).sandbox;

async function recommend(articles: Article[], fields: object) {
  const request = { id: 'new', text: 'A festival in Munich.', ...fields };
  const line = 'POST /v2/articles/demo/recommend';
  const { body } = await call(await open(articles), line, request);
  return body as { articleIds: string[] };
}

test('recommendArticles returns the IDs of related articles, the closest first', async () => {
  const response = await recommend([FAIR, MUNICH, BERLIN, BOTH], {
    text: 'From Berlin to Munich, and on through Munich.',
  });
  expect(response).toEqual({
    id: 'new',
    referenceKey: expect.stringMatching(/^241014-164726-[0-9a-f]{8}$/) as string,
    articleIds: ['both', 'munich', 'berlin'],
  });
});

test('an article keeps the order of its metadata and the digits of its ID', async () => {
  const sandbox = await open();
  const metadata = '"metadata":{"b":"1","10":"x","9":"y"}';
  const text = `{"id":12345678901234567890,"text":"Munich.",${metadata}}`;
  const path = '/v2/articles/demo/12345678901234567890';
  expect(await call(sandbox, `PUT ${path}`, text)).toMatchObject({ status: 200 });
  expect((await call(sandbox, `GET ${path}`)).text).toContain(metadata);
});

test('recommendArticles returns whole articles, or some of their fields', async () => {
  const articles = [{ ...MUNICH, language: 'en', metadata: { author: 'Eva Malá' } }];
  const whole = await recommend(articles, { returnObjects: true });
  expect(whole).toMatchObject({ articleIds: ['munich'] });
  expect(whole).toHaveProperty('articles', articles);
  const returnObjectFields = ['language', 'title'];
  const parts = await recommend(articles, { returnObjects: true, returnObjectFields });
  expect(parts).toHaveProperty('articles', [{ id: 'munich', language: 'en' }]);
});

test('recommendArticles compares categories too, and both of their parts', async () => {
  const categories = [ECONOMY];
  const articles = [
    { ...MUNICH, id: 'other-taxonomy', categories: [TOPIC] },
    { ...MUNICH, id: 'other-code', categories: [CULTURE] },
    { ...MUNICH, id: 'same', categories: [CULTURE, ECONOMY] },
    FAIR,
    { ...FAIR, id: 'nothing-in-common', categories: [CULTURE] },
  ];
  const { articleIds } = await recommend(articles, { categories });
  expect(articleIds).toEqual(['same', 'fair', 'other-taxonomy', 'other-code']);
});

test('recommendArticles leaves out the article itself', async () => {
  const { articleIds } = await recommend([MUNICH, BOTH], { id: 'munich' });
  expect(articleIds).toEqual(['both']);
});

test.each([
  [undefined, 5],
  [0, 0],
  [6, 6],
  [9, 7],
])('asked for %s articles of seven, recommendArticles returns %i', async (count, expectedCount) => {
  const articles = Array.from({ length: 7 }, (_, index) => ({ ...MUNICH, id: `munich-${index}` }));
  const { articleIds } = await recommend(articles, { recommendationCount: count });
  expect(articleIds).toHaveLength(expectedCount);
});

test.each<[string, Article['recommendation'], boolean]>([
  ['without settings', undefined, true],
  ['that is published', { published: true, status: 'ALWAYS' }, true],
  ['that is not published', { published: false, status: 'ALWAYS' }, false],
  ['never to be recommended', { published: true, status: 'NEVER' }, false],
  ['until this moment', { ...until('2024-10-14T16:47:26Z') }, true],
  ['until a second ago', { ...until('2024-10-14T16:47:25Z') }, false],
  ['until a day without a date', { ...until(undefined) }, true],
  ['until a day that no calendar has', { ...until('2024-02-30') }, true],
  ['always, in spite of a date', { ...until('2020-01-01'), status: 'ALWAYS' }, true],
])('whether recommendArticles returns an article %s: %j', async (_, recommendation, isFound) => {
  const { articleIds } = await recommend([{ ...MUNICH, recommendation }], {});
  expect(articleIds).toEqual(isFound ? ['munich'] : []);
});

function until(expireDate: string | undefined) {
  return { published: true, status: 'EXPIRE_DATE', expireDate };
}

const NOON = '2024-05-10T12:00:00Z';
const LAST_MOMENT = '2024-05-10T23:59:59.999Z';

test.each<[string | undefined, object, boolean]>([
  [NOON, {}, true],
  [NOON, { dateStartAt: '2024-05-10T12:00:00Z' }, true],
  [NOON, { dateStartAt: '2024-05-10T12:00:01Z' }, false],
  [NOON, { dateStartAt: '2024-05-10' }, true],
  [NOON, { dateStartAt: '2024-05-11' }, false],
  [NOON, { dateEndAt: '2024-05-10T12:00:00Z' }, true],
  [NOON, { dateEndAt: '2024-05-10T11:59:59Z' }, false],
  [NOON, { dateEndAt: '2024-05-10' }, true],
  [NOON, { dateEndAt: '2024-05-09' }, false],
  [NOON, { dateStartAt: '2024-05-01', dateEndAt: '2024-05-31' }, true],
  [NOON, { dateStartAt: '2024-05-01', dateEndAt: '2024-05-02' }, false],
  [LAST_MOMENT, { dateEndAt: '2024-05-10' }, true],
  ['2024-05-11T00:00:00Z', { dateEndAt: '2024-05-10' }, false],
  [undefined, {}, true],
  [undefined, { dateStartAt: '2024-05-10' }, false],
  [undefined, { dateEndAt: '2024-05-10' }, false],
])('an article published on %s, for %j: %s', async (publishDate, constraints, isFound) => {
  const { articleIds } = await recommend([{ ...MUNICH, publishDate }], { constraints });
  expect(articleIds).toEqual(isFound ? ['munich'] : []);
});

test.each<[object, boolean]>([
  [{ categoriesAnyOf: [] }, true],
  [{ categoriesAnyOf: [CULTURE, ECONOMY] }, true],
  [{ categoriesAnyOf: [CULTURE] }, false],
  [{ categoriesAnyOf: [TOPIC] }, false],
  [{ categoriesNoneOf: [] }, true],
  [{ categoriesNoneOf: [CULTURE] }, true],
  [{ categoriesNoneOf: [CULTURE, ECONOMY] }, false],
])('an article on economy, for %j: %s', async (constraints, isFound) => {
  const { articleIds } = await recommend([{ ...MUNICH, categories: [ECONOMY] }], { constraints });
  expect(articleIds).toEqual(isFound ? ['munich'] : []);
});

test('an article without categories is in none', async () => {
  const constraints = { categoriesAnyOf: [ECONOMY] };
  expect(await recommend([MUNICH], { constraints })).toMatchObject({ articleIds: [] });
});

describe('the dataset of articles', () => {
  test('is the one with the name demo', async () => {
    const { body } = await call(await open(), 'GET /v2/articles');
    expect(body).toEqual(['demo']);
  });

  test('keeps what is put into it, and forgets what is deleted', async () => {
    const sandbox = await open([]);
    const line = '/v2/articles/demo/munich';
    const missing = 'There is no article with this ID in the dataset.';
    const put = await call(sandbox, `PUT ${line}`, MUNICH);
    expect(put.body).toEqual({ message: 'Article munich was saved.' });
    expect((await call(sandbox, `GET ${line}`)).body).toEqual(MUNICH);
    const deleted = await call(sandbox, `DELETE ${line}`);
    expect(deleted.body).toEqual({ message: 'Article munich was deleted.' });
    for (const method of ['GET', 'DELETE']) {
      const { body } = await call(sandbox, `${method} ${line}`);
      expect(body).toMatchObject({ exception: 'NotFound', message: missing, status: 404 });
    }
  });

  test('rejects an article under the ID of another one', async () => {
    const { body } = await call(await open([]), 'PUT /v2/articles/demo/berlin', MUNICH);
    expect(body).toMatchObject({
      status: 400,
      violations: [
        {
          pointer: '/id',
          expected: 'the ID in the path',
          rule: 'sandbox-same-id',
          remedy: 'Send the same ID in the path and in the body.',
        },
      ],
    });
  });

  test.each([
    ['GET', '/munich', undefined],
    ['PUT', '/munich', MUNICH],
    ['DELETE', '/munich', undefined],
    ['POST', '/recommend', MUNICH],
    ['POST', '/recommend/feedback', { docId: '1', referenceKey: '', articles: [] }],
  ])('rejects another name: %s %s', async (method, path, request) => {
    const sandbox = await open();
    const message = 'There is no article dataset with this name. GET /v2/articles lists the names.';
    for (const name of ['nowhere', 'constructor']) {
      const { body } = await call(sandbox, `${method} /v2/articles/${name}${path}`, request);
      expect(body).toMatchObject({ exception: 'NotFound', message, status: 404 });
    }
  });
});
