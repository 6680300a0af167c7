import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { flattenSchema, toPath, listOperations } from '@docs/openapi';
import type { Example, Schema } from '@docs/openapi';
import type { Intention } from '@docs/vendor/intentions';
import { toNames, changeBody } from '@docs/vendor/intentions';
import { loadContract, loadExamples } from '@docs/openapi/node';
import { loadIntentions } from '@docs/vendor/node';
import { createValidator } from '../../tools/contract-lint/create-validator';
import { photos } from '@docs/sandbox/demo-data';
import type { Photo } from '@docs/sandbox/demo-data';
import { toPointer } from '@docs/utils';
import { call, openSandbox } from '@docs/sandbox/testing';
import { printWarnings } from '@docs/sandbox/warnings';

const document = await loadContract('media-v2');
const examples = [...(await loadExamples('media-v2')).values()];
const groups = Object.entries(await loadIntentions('media-v2'));
const intentions = groups.flatMap(([operation, list]) =>
  list.map((intention) => ({ operation, ...intention })),
);
const validate = createValidator(document);

function listExamples(operation: string): Example[] {
  return examples.filter((example) => example.operation.id === operation);
}

function change(body: unknown, { changes }: Intention): Record<string, unknown> {
  return JSON.parse(changeBody(JSON.stringify(body), changes)) as Record<string, unknown>;
}

test('there are at least 40 intentions, each with its own id and title', () => {
  expect(intentions.length).toBeGreaterThanOrEqual(40);
  expect(new Set(intentions.map(({ id }) => id)).size).toBe(intentions.length);
  const titles = intentions.map(({ operation, title }) => `${operation} ${title}`);
  expect(new Set(titles).size).toBe(intentions.length);
});

test.each(intentions)('$id has all words, and only fields that the contract knows', (intention) => {
  const operation = listOperations(document).find(({ id }) => id === intention.operation);
  expect(operation, `the operation ${intention.operation}`).toBeDefined();
  expect(Object.keys(intention).sort()).toEqual(['changes', 'id', 'operation', 'result', 'title']);
  expect(intention.id).toMatch(/^[a-z0-9-]+$/);
  expect(intention.changes.length).toBeGreaterThan(0);
  intention.changes.forEach(({ path, why }) => {
    expect(why.length, path).toBeGreaterThan(10);
    expect(isKnown(operation!.request!.schema, path.split('.')), path).toBe(true);
  });
});

function isKnown(schema: Schema, [name, ...rest]: string[]): boolean {
  if (name === undefined) return true;
  const inner = flattenSchema(document, { allOf: [schema] }).properties?.[name];
  return inner !== undefined && isKnown(inner, rest);
}

const BODY_SCHEMA = ['requestBody', 'content', 'application/json', 'schema'];

test.each(intentions)('$id makes a valid request of every example', (intention) => {
  listExamples(intention.operation).forEach(({ name, operation: { path, method }, body }) => {
    const pointer = toPointer(['paths', path, method, ...BODY_SCHEMA]);
    expect(validate(pointer, change(body, intention)), name).toEqual([]);
  });
});

type Json = Record<string, unknown>;

interface Given {
  request: Json;
  /** Response of the changed request. */
  after: Json;
  /** Response of the request as it was. */
  before: Json;
  send(line: string, body: unknown): Promise<Json>;
}

interface Want {
  /** The request that is changed; the one in `REQUESTS` or the first example otherwise. */
  of?: object;
  /** Texts that only the JSON of the changed request's response contains. */
  adds?: string[];
  /** Texts that only the JSON of the response as it was contains. */
  drops?: string[];
  shows?: string[];
  /** It is true of all recommended photos now, and was not before. */
  photos?(photo: Photo): boolean;
  articles?(article: Article): boolean;
  check?(given: Given): unknown;
}

interface Article {
  publishDate: string;
  categories: { code: string }[];
}

const ARTICLE = {
  id: '1234',
  title: 'Emmanuel Macron in Germany.',
  text: 'Mr. Macron visits an excellent trade show in Munich. He returns home tomorrow.',
};
const PHOTOS = { ...ARTICLE, recommendationCount: 40 };
const ARTICLES = { ...ARTICLE, recommendationCount: 20, returnObjects: true };
/** Requests that are changed where an intention names nothing else. */
const REQUESTS: Record<string, object> = {
  analyze: ARTICLE,
  recommendPhotos: PHOTOS,
  recommendArticles: ARTICLES,
};

const list = (value: unknown) => value as Json[];
const names = (value: unknown) => list(value).map(({ stdForm }) => stdForm as string);
const keys = (value: object) => Object.keys(value).sort();

/** The recommended photos as the sandbox knows them. */
const findPhotos = ({ photosIds }: Json): Photo[] =>
  (photosIds as string[]).map((id) => photos.find((photo) => photo.id === id)!);
const findArticles = ({ articles }: Json) => articles as Article[];

/** The response of each; those with texts alone are in the table. */
const WANTED: Record<string, Want> = {
  ...(parse(readFileSync('tests/contract/intentions.yaml', 'utf8')) as Record<string, Want>),
  'people-in-the-headline': {
    check({ after }) {
      const [title] = list(after.paragraphs);
      expect(title!.type).toBe('TITLE');
      const inTitle = JSON.stringify(title);
      const people = list(after.entities).filter(({ type }) => type === 'person');
      const mentions = people.flatMap((person) => list(person.mentions));
      const tokens = mentions.flatMap(({ tokenIds }) => tokenIds as string[]);
      expect(tokens.some((token) => inTitle.includes(`"${token}"`))).toBe(true);
    },
  },
  'sentiment-of-each-person': {
    check({ after }) {
      const munich = list(after.entities).find(({ gkbId }) => gkbId === 'G1726')!;
      expect(after.itemSentiments).toHaveProperty(munich.id as string);
    },
  },
  'sentiment-of-each-sentence': {
    check({ after }) {
      const sentences = list(after.paragraphs).flatMap((paragraph) => list(paragraph.sentences));
      const rated = keys(after.itemSentiments as object);
      expect(sentences.every(({ id }) => rated.includes(id as string))).toBe(true);
    },
  },
  'person-is-in-the-article': {
    of: { id: '1', text: 'In Munich, Emmanuel Macron visits a trade show.' },
    check({ before, after }) {
      const relevance = (response: Json) =>
        list(response.tags).find(({ gkbId }) => gkbId === 'G3052772')!.relevance as number;
      expect(relevance(after)).toBeGreaterThan(relevance(before));
    },
  },
  'article-comes-from': {
    check: ({ request, after }) => expect([request.domicile, after.id]).toEqual(['Prague', '1234']),
  },
  'paragraphs-and-headings': {
    of: { ...ARTICLE, lead: 'Trade show.', returnMentions: true },
    check({ after }) {
      const types = list(after.paragraphs).map(({ type }) => (type as string).toLowerCase());
      expect(types).toEqual(['title', expect.stringContaining('heading'), 'body']);
    },
  },
  'ten-photos': { check: ({ after }) => expect(after.photosIds).toHaveLength(10) },
  'photo-names-and-urls': {
    check: ({ after }) => expect(keys(list(after.photos)[0]!)).toEqual(['id', 'name', 'url']),
  },
  'landscape-photos': { photos: ({ orientation }) => orientation === 'landscape' },
  'portrait-photos': { photos: ({ orientation }) => orientation === 'portrait' },
  'no-square-photos': { photos: ({ orientation }) => orientation !== 'square' },
  'photos-from-munich': {
    check: ({ after }) =>
      expect(list(after.tags).find(({ value }) => value === 'Q1726')).toMatchObject({ score: 1 }),
  },
  'recent-photos': { photos: ({ createdAt }) => createdAt > '2024-03-01' },
  'archive-photos': { photos: ({ updatedAt }) => updatedAt < '2022-01-01' },
  'political-photos': {
    photos: ({ categories }) => categories.every(({ code }) => code === 'politics'),
  },
  'no-travel-photos': {
    photos: ({ categories }) => categories.every(({ code }) => code !== 'travel'),
  },
  alternatives: {
    of: { ...ARTICLE, recommendationCount: 2 },
    check({ after }) {
      const numbers = Object.values(after.altPhotoIds as Record<string, string[]>);
      expect(Math.max(...numbers.map(({ length }) => length))).toBe(2);
    },
  },
  'five-articles': { check: ({ after }) => expect(after.articleIds).toHaveLength(5) },
  'article-titles': {
    check: ({ after }) =>
      expect(keys(list(after.articles)[0]!)).toEqual(['id', 'publishDate', 'title']),
  },
  // All demo articles are from this year.
  'articles-since': {
    check({ after }) {
      const dates = list(after.articles).map(({ publishDate }) => publishDate as string);
      expect(dates.filter((date) => date >= '2024-01-01')).not.toHaveLength(0);
      expect(dates.filter((date) => date < '2024-01-01')).toEqual([]);
    },
  },
  'articles-until': {
    of: { ...ARTICLES, constraints: { dateStartAt: '2024-08-01' } },
    articles: ({ publishDate }) => publishDate < '2024-07-01',
  },
  'same-section': { articles: ({ categories }) => categories[0]!.code === 'politics' },
  'no-sport-articles': {
    of: { ...ARTICLES, text: 'A football championship in Brno. Macron visits Munich.' },
    articles: ({ categories }) => categories[0]!.code !== 'sport',
  },
  'never-recommend': { check: expectNotRecommended },
  'recommend-until': { check: expectNotRecommended },
  'details-by-wikidata-id': { check: ({ after }) => expect(keys(after)).toEqual(['Q1726']) },
  'details-by-gkb-id': { check: ({ after }) => expect(keys(after)).toEqual(['G1726']) },
  'forbid-a-tag': {
    of: { gkbId: 'MY-1', name: 'trade show', forbidden: false },
    async check({ request, send }) {
      const listTags = async () =>
        names((await send('POST /v2/nlp/analyze', { ...ARTICLE, analyses: ['tags'] })).tags);
      expect(await listTags()).not.toContain('trade show');
      const tag = { ...request, gkbId: 'MY-2', forbidden: false };
      await send('POST /v2/customize/editorial_tag/create', tag);
      expect(await listTags()).toContain('trade show');
    },
  },
};

function expectTexts({ adds = [], drops = [], shows = [] }: Want, { before, after }: Given): void {
  const [old, now] = [JSON.stringify(before), JSON.stringify(after)];
  [...adds, ...shows].forEach((text) => expect(now).toContain(text));
  drops.forEach((text) => expect(old).toContain(text));
  adds.forEach((text) => expect(old).not.toContain(text));
  drops.forEach((text) => expect(now).not.toContain(text));
}

function expectEach<T>(
  given: Given,
  find: (response: Json) => T[],
  isWanted: (item: T) => boolean,
) {
  const [before, after] = [find(given.before), find(given.after)];
  expect(after).not.toHaveLength(0);
  expect(after.every(isWanted)).toBe(true);
  expect(before.every(isWanted)).toBe(false);
}

/** The stored article, which was recommended before, is not recommended to a similar one. */
async function expectNotRecommended({ request, send }: Given): Promise<void> {
  const related = { ...ARTICLE, id: 'other', recommendationCount: 1000 };
  const { articleIds } = await send('POST /v2/articles/demo/recommend', related);
  expect(list(articleIds)).not.toHaveLength(0);
  expect(list(articleIds)).not.toContain(request.id);
}

describe('in the sandbox', () => {
  beforeAll(() => {
    expect(Object.keys(WANTED).sort()).toEqual(intentions.map(({ id }) => id).sort());
  });

  test.each(intentions)('$id: $title', async (intention) => {
    const [example] = listExamples(intention.operation);
    const want = WANTED[intention.id]!;
    const { of: body = REQUESTS[intention.operation] ?? example!.body } = want;
    const request = change(body, intention);
    const line = `${example!.operation.method.toUpperCase()} ${toPath(example!)}`;
    const [before, after] = await Promise.all([send(line, body), send(line, request)]);
    intention.changes.forEach((bodyChange) => {
      const isThere = request[toNames(bodyChange)[0]!] !== undefined;
      expect(isThere || bodyChange.value === undefined).toBe(true);
    });
    const given = { request, before: before.response, after: after.response, send: after.send };
    expectTexts(want, given);
    if (want.photos) expectEach(given, findPhotos, want.photos);
    if (want.articles) expectEach(given, findArticles, want.articles);
    await want.check?.(given);
  });
});

/** Each request has its own sandbox, which can be asked further. */
async function send(line: string, body: unknown) {
  const { sandbox } = await openSandbox();
  const ask = async (target: string, content: unknown) => {
    const response = await call(sandbox, target, content);
    expect(response.status, JSON.stringify(response.body)).toBe(200);
    // A warning says that a part of the request has no effect.
    const isUnused = 'domicile' in (content as Json);
    const warning = isUnused ? 'sandbox-unused: domicile changes nothing in the sandbox' : null;
    expect(printWarnings(response.headers)).toBe(warning);
    return response.body as Json;
  };
  return { response: await ask(line, body), send: ask };
}
