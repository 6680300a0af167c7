import { beforeAll, describe, expect, test } from 'vitest';
import { toPath, listOperations } from '@docs/openapi';
import type { Example } from '@docs/openapi';
import type { Intention } from '@docs/geneea/intentions';
import { toNames, changeBody } from '@docs/geneea/intentions';
import { loadContract, loadExamples } from '@docs/openapi/node';
import { loadIntentions } from '@docs/geneea/node';
import { createValidator } from '../../scripts/contract-lint/create-validator';
import { photos } from '@docs/sandbox/demo-data';
import type { Photo } from '@docs/sandbox/demo-data';
import { toPointer } from '@docs/utils';
import { call, openSandbox } from '@docs/sandbox/testing';

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

interface Known {
  $ref?: string;
  properties?: Record<string, Known>;
}

function isKnown(schema: Known, [name, ...rest]: string[]): boolean {
  if (name === undefined) return true;
  const own = schema.$ref?.split('/').at(-1);
  const { properties } = own === undefined ? schema : (document.components.schemas[own] as Known);
  const inner = properties?.[name];
  return inner !== undefined && isKnown(inner, rest);
}

test.each(intentions)('$id makes a valid request of every example', (intention) => {
  listExamples(intention.operation).forEach(({ name, operation, body }) => {
    const { path, method } = operation;
    const place = ['paths', path, method, 'requestBody', 'content', 'application/json', 'schema'];
    expect(validate(toPointer(place), change(body, intention)), name).toEqual([]);
  });
});

type Json = Record<string, unknown>;

interface Given {
  request: Json;
  /** Response of the changed request. */
  after: Json;
  /** Response of the request as it was. */
  before: Json;
  send(line: string, body?: unknown): Promise<Json>;
}

interface Want {
  /** The request that is changed; the first example of the operation otherwise. */
  of?: object;
  check(given: Given): unknown;
}

const ARTICLE = {
  id: '1234',
  title: 'Emmanuel Macron in Germany.',
  text: 'Mr. Macron visits an excellent trade show in Munich. He returns home tomorrow.',
};
const CZECH = { id: '1', text: 'Prezident navštívil Prahu.' };
const PHOTOS = { id: '1234', title: ARTICLE.title, text: ARTICLE.text, recommendationCount: 40 };
const ARTICLES = { ...ARTICLE, recommendationCount: 20, returnObjects: true };
/** What is changed where an intention names nothing else. */
const REQUESTS: Record<string, object> = {
  analyze: ARTICLE,
  recommendPhotos: { ...PHOTOS, recommendationCount: 2 },
  recommendArticles: ARTICLES,
};
const RELATED = '/v2/articles/demo/recommend';

const list = (value: unknown) => value as Json[];
const names = (value: unknown) => list(value).map(({ stdForm }) => stdForm as string);
const keys = (value: object) => Object.keys(value);
const tags = (response: Json) => list(response.tags).map(({ value }) => value as string);

/** The recommended photos as the sandbox knows them, at least one. */
function findPhotos({ after }: Given): Photo[] {
  const found = (after.photosIds as string[]).flatMap((id) =>
    photos.filter((photo) => photo.id === id),
  );
  expect(found.length).toBeGreaterThan(0);
  expect(found).toHaveLength(list(after.photosIds).length);
  return found;
}

const listOrientations = (given: Given) =>
  [...new Set(findPhotos(given).map(({ orientation }) => orientation))].sort();
const listSections = (found: Photo[]) => [
  ...new Set(found.flatMap(({ categories }) => categories.map(({ code }) => code))),
];
const articleDates = ({ after }: Given) =>
  list(after.articles).map(({ publishDate }) => publishDate as string);
const articleSections = ({ after }: Given) =>
  list(after.articles).map(({ categories }) => list(categories)[0]!.code as string);

/** What the response of each shows. */
const WANTED: Record<string, Want> = {
  'people-in-the-headline': {
    check({ after }) {
      const [title] = list(after.paragraphs);
      expect(title!.type).toBe('TITLE');
      const inTitle = JSON.stringify(title);
      const people = list(after.entities).filter(({ type }) => type === 'person');
      const tokens = people.flatMap(({ mentions }) =>
        list(mentions).flatMap(({ tokenIds }) => tokenIds as string[]),
      );
      expect(tokens.some((token) => inTitle.includes(`"${token}"`))).toBe(true);
    },
  },
  'only-tags': {
    of: { ...ARTICLE, analyses: ['entities'] },
    check({ before, after }) {
      expect(before).not.toHaveProperty('tags');
      expect(names(after.tags)).toContain('Munich');
      expect(after).not.toHaveProperty('entities');
    },
  },
  'names-in-the-text': {
    check({ after }) {
      expect(list(after.entities).map(({ type }) => type)).toContain('person');
      expect(after).not.toHaveProperty('tags');
    },
  },
  everything: {
    of: { ...ARTICLE, analyses: ['language'] },
    check: ({ after, before }) => expect(keys(after).length).toBeGreaterThan(keys(before).length),
  },
  'positive-or-negative': {
    of: { ...ARTICLE, analyses: ['tags'] },
    check({ before, after }) {
      expect(before).not.toHaveProperty('docSentiment');
      expect(after.docSentiment).toMatchObject({ label: 'positive' });
    },
  },
  'sentiment-of-each-person': {
    check({ after }) {
      const people = list(after.entities);
      expect(keys(after.itemSentiments as object)).toEqual(
        expect.arrayContaining([people.find(({ gkbId }) => gkbId === 'G1726')!.id]),
      );
    },
  },
  'sentiment-of-each-sentence': {
    check({ after }) {
      const sentences = list(after.paragraphs).flatMap((paragraph) => list(paragraph.sentences));
      const known = keys(after.itemSentiments as object);
      expect(sentences.every(({ id }) => known.includes(id as string))).toBe(true);
    },
  },
  'detect-the-language': {
    of: { ...CZECH, language: 'en' },
    check({ after }) {
      expect(after.language).toEqual({ detected: 'cs' });
      expect(after).not.toHaveProperty('tags');
    },
  },
  'who-does-what': {
    check: ({ after }) => expect(list(after.relations)[0]!.args).not.toHaveLength(0),
  },
  'names-in-german': { check: ({ after }) => expect(names(after.tags)).toContain('München') },
  'names-in-czech': { check: ({ after }) => expect(names(after.tags)).toContain('Mnichov') },
  'highlight-names': {
    check({ before, after }) {
      expect(list(before.tags)[0]).not.toHaveProperty('mentions');
      expect(list(after.tags).some(({ mentions }) => list(mentions).length > 0)).toBe(true);
      expect(JSON.stringify(after.paragraphs)).toContain('"off":');
    },
  },
  'facts-about-items': {
    check({ before, after }) {
      expect(JSON.stringify(before)).not.toContain('gkbProperties');
      expect(list(after.tags).some((tag) => 'gkbProperties' in tag)).toBe(true);
    },
  },
  'article-is-czech': {
    of: { id: '1', text: 'Macron', analyses: ['tags'] },
    check({ before, after }) {
      expect(before.language).not.toMatchObject({ detected: 'cs' });
      expect(after.language).toMatchObject({ detected: 'cs' });
    },
  },
  'czech-or-slovak': {
    of: { ...CZECH, language: 'en', analyses: ['tags'] },
    check: ({ after }) => expect(after.language).toMatchObject({ detected: 'cs' }),
  },
  'dates-as-published': {
    check: ({ after }) => expect(JSON.stringify(after.entities)).toContain('2024-10-15'),
  },
  'dates-as-of-today': {
    check: ({ after }) => expect(JSON.stringify(after.entities)).toContain('2024-10-15'),
  },
  'article-is-about-sport': {
    check({ before, after }) {
      expect(JSON.stringify(before.tags)).not.toContain('15000000');
      expect(JSON.stringify(after.tags)).toContain('15000000');
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
    check: ({ after }) =>
      expect(keys(list(after.photos)[0]!).sort()).toEqual(['id', 'name', 'url']),
  },
  'whole-photos': {
    of: { ...PHOTOS, returnObjects: true, returnObjectFields: ['url'] },
    check({ before, after }) {
      expect(list(before.photos)[0]).not.toHaveProperty('createdAt');
      expect(list(after.photos)[0]).toHaveProperty('createdAt');
    },
  },
  'landscape-photos': {
    of: PHOTOS,
    check: (given) => expect(listOrientations(given)).toEqual(['landscape']),
  },
  'portrait-photos': {
    of: PHOTOS,
    check: (given) => expect(listOrientations(given)).toEqual(['portrait']),
  },
  'no-square-photos': {
    of: PHOTOS,
    check: (given) => expect(listOrientations(given)).toEqual(['landscape', 'portrait']),
  },
  'photos-without-people': {
    of: PHOTOS,
    check({ before, after }) {
      expect(tags(before)).toEqual(expect.arrayContaining(['people', 'crowd']));
      expect(tags(after)).not.toContain('people');
      expect(tags(after)).not.toContain('crowd');
    },
  },
  'photos-from-munich': {
    of: PHOTOS,
    check: ({ after }) =>
      expect(list(after.tags).find(({ value }) => value === 'Q1726')).toMatchObject({ score: 1 }),
  },
  'not-this-person': {
    check({ before, after }) {
      expect(tags(before)).toContain('Q3052772');
      expect(tags(after)).not.toContain('Q3052772');
    },
  },
  'do-not-prefer-this-person': {
    check({ before, after }) {
      const at = (response: Json) => list(response.photosIds).indexOf('demo-0002' as never);
      expect(at(before)).toBeGreaterThanOrEqual(0);
      expect(at(after)).toBe(-1);
    },
  },
  'recent-photos': {
    of: PHOTOS,
    check: (given) =>
      expect(findPhotos(given).every(({ updatedAt }) => updatedAt > '2024-03-01')).toBe(true),
  },
  'archive-photos': {
    of: PHOTOS,
    check: (given) =>
      expect(findPhotos(given).every(({ createdAt }) => createdAt < '2022-01-01')).toBe(true),
  },
  'political-photos': {
    of: PHOTOS,
    check: (given) => expect(listSections(findPhotos(given))).toEqual(['politics']),
  },
  'no-travel-photos': {
    of: PHOTOS,
    check: (given) => expect(listSections(findPhotos(given))).not.toContain('travel'),
  },
  alternatives: {
    check({ after }) {
      const numbers = Object.values(after.altPhotoIds as Record<string, string[]>);
      expect(Math.max(...numbers.map(({ length }) => length))).toBe(2);
    },
  },
  'photos-page-by-page': {
    check({ before, after }) {
      expect(before).not.toHaveProperty('nextCursor');
      expect(after.nextCursor).toEqual(expect.any(String));
    },
  },
  'photo-tags-in-czech': {
    check: ({ after }) =>
      expect(list(after.tags).map(({ description }) => description)).toContain('Mnichov'),
  },
  'five-articles': { check: ({ after }) => expect(after.articleIds).toHaveLength(5) },
  'article-titles': {
    of: ARTICLES,
    check: ({ after }) =>
      expect(keys(list(after.articles)[0]!).sort()).toEqual(['id', 'publishDate', 'title']),
  },
  'whole-articles': {
    check: ({ after }) => expect(list(after.articles)[0]).toHaveProperty('recommendation'),
  },
  'only-article-ids': {
    check({ before, after }) {
      expect(before).toHaveProperty('articles');
      expect(after).not.toHaveProperty('articles');
      expect(after.articleIds).not.toHaveLength(0);
    },
  },
  'articles-since': {
    of: ARTICLES,
    check: (given) => expect(articleDates(given).every((date) => date >= '2024-01-01')).toBe(true),
  },
  'articles-until': {
    of: { ...ARTICLES, constraints: { dateStartAt: '2024-08-01' } },
    check: (given) => expect(articleDates(given).every((date) => date < '2024-07-01')).toBe(true),
  },
  'same-section': {
    of: ARTICLES,
    check: (given) => expect(new Set(articleSections(given))).toEqual(new Set(['politics'])),
  },
  'no-sport-articles': {
    of: { ...ARTICLES, text: 'A football championship in Brno. Macron visits Munich.' },
    check(given) {
      expect(JSON.stringify(given.before.articles)).toContain('"code":"sport"');
      expect(articleSections(given)).not.toContain('sport');
    },
  },
  'never-recommend': { check: expectNotRecommended },
  'recommend-until': { check: expectNotRecommended },
  'search-in-german': {
    check: ({ after }) => expect(JSON.stringify(after)).toContain('"München"'),
  },
  'search-without-fallback': {
    of: { query: 'Douglas Adams', language: 'pl', fallbackLanguages: ['en'] },
    check({ before, after }) {
      expect(JSON.stringify(before)).toContain('"language":"en"');
      expect(JSON.stringify(after)).not.toContain('"language":"en"');
    },
  },
  'details-by-wikidata-id': { check: ({ after }) => expect(keys(after)).toEqual(['Q1726']) },
  'details-by-gkb-id': { check: ({ after }) => expect(keys(after)).toEqual(['G1726']) },
  'info-box-in-czech': {
    check: ({ after }) => expect(JSON.stringify(after)).toContain('"language":"cs"'),
  },
  'standard-forms-in-german': {
    check: ({ after }) => expect(JSON.stringify(after)).toContain('Europäische Union'),
  },
  'forbid-a-tag': {
    of: { gkbId: 'MY-1', name: 'trade show', forbidden: false },
    async check({ request, send }) {
      const listTags = async () =>
        names((await send('/v2/nlp/analyze', { ...ARTICLE, analyses: ['tags'] })).tags);
      expect(await listTags()).not.toContain('trade show');
      await send('/v2/customize/editorial_tag/create', {
        ...request,
        gkbId: 'MY-2',
        forbidden: false,
      });
      expect(await listTags()).toContain('trade show');
    },
  },
};

/** The stored article, which was recommended before, is not recommended to a similar one. */
async function expectNotRecommended({ request, send }: Given): Promise<void> {
  const related = { ...ARTICLE, id: 'other', recommendationCount: 1000 };
  const { articleIds } = await send(RELATED, related);
  expect(list(articleIds)).not.toHaveLength(0);
  expect(list(articleIds)).not.toContain(request.id);
}

describe('in the sandbox', () => {
  beforeAll(() => {
    expect(Object.keys(WANTED).sort()).toEqual(intentions.map(({ id }) => id).sort());
  });

  test.each(intentions)('$id: $title', async (intention) => {
    const [example] = listExamples(intention.operation);
    const { of: body = REQUESTS[intention.operation] ?? example!.body, check } =
      WANTED[intention.id]!;
    const request = change(body, intention);
    const line = `${example!.operation.method.toUpperCase()} ${toPath(example!)}`;
    const [before, after] = await Promise.all([send(line, body), send(line, request)]);
    intention.changes.forEach((one) => {
      expect(request[toNames(one)[0]!] !== undefined || one.value === undefined).toBe(true);
    });
    await check({
      request: request as Json,
      before: before.response,
      after: after.response,
      send: async (path, other) => (await after.send(`POST ${path}`, other)) as Json,
    });
  });
});

/** Each request has its own sandbox, which can be asked further. */
async function send(line: string, body: unknown) {
  const { sandbox } = await openSandbox();
  const ask = async (target: string, content?: unknown) => {
    const response = await call(sandbox, target, content);
    expect(response.status, JSON.stringify(response.body)).toBe(200);
    // A warning says that a part of the request has no effect.
    expect(response.headers.get('X-Sandbox-Warning')).toBeNull();
    return response.body;
  };
  return { response: (await ask(line, body)) as Json, send: ask };
}
