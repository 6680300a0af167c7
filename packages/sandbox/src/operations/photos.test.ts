import { beforeEach, describe, expect, test } from 'vitest';
import { call, openSandbox } from '../testing/open-sandbox';
import { photos } from '../data/photos';
import { measureNamedShare } from './photos';
import { printWarnings } from '../warnings';

const { sandbox } = await openSandbox();
beforeEach(() => sandbox.reset());

const VISIT = { id: '1', text: 'Mr. Macron visits a trade show in Munich.' };
const NAMES = new Map(photos.map(({ id, name }) => [id, name.en]));

interface PhotosResponse {
  photosIds: string[];
  altPhotoIds?: Record<string, string[]>;
  nextCursor?: string;
  tags: object[];
}

async function recommend(fields: object): Promise<PhotosResponse> {
  const request = { id: '1', text: '', ...fields };
  const { body } = await call(sandbox, 'POST /v2/photos/demo/recommend', request);
  return body as PhotosResponse;
}

const listNames = (ids: string[]) => ids.map((id) => NAMES.get(id));

test('listPhotoBanks returns the names of the banks', async () => {
  const { body } = await call(sandbox, 'GET /v2/photos');
  expect(body).toEqual(['ctk', 'demo', 'shutterstock']);
});

test.each(['', '/feedback'])('recommend%s rejects an unknown bank', async (path) => {
  const request = { docId: '1', referenceKey: '', photos: [], ...(path === '' && VISIT) };
  const { body } = await call(sandbox, `POST /v2/photos/nowhere/recommend${path}`, request);
  const message = 'There is no photo bank with this name. GET /v2/photos lists the names.';
  expect(body).toMatchObject({ exception: 'NotFound', message, status: 404 });
});

test('recommendPhotos returns the photos, their alternatives, and their tags', async () => {
  const response = await recommend({
    ...VISIT,
    recommendationCount: 2,
    returnObjects: true,
    returnObjectFields: ['name', 'updatedAt'],
    returnAltPhotos: true,
    altPhotosCount: 1,
    presentationLanguage: 'cs',
  });
  const macron = { en: 'Emmanuel Macron', cs: 'Emmanuel Macron' };
  const flags = { en: 'Flags of Germany and France', cs: 'Vlajky Německa a Francie' };
  const fair = { en: 'Trade show in Munich', cs: 'Veletrh v Mnichově' };
  const robot = { en: 'Robot at a trade show', cs: 'Robot na veletrhu' };
  const half = { score: 0.5 };
  const keyword = (value: string) => ({
    type: 'text',
    value,
    subType: 'keyword',
    description: value,
    ...half,
  });
  const location = { type: 'Wikidata', subType: 'location', ...half };
  expect(response).toEqual({
    id: '1',
    referenceKey: expect.stringMatching(/^241014-164726-[0-9a-f]{8}$/) as string,
    photosIds: ['demo-0002', 'demo-0001'],
    altPhotoIds: { 'demo-0002': ['demo-0010'], 'demo-0001': ['demo-0006'] },
    photos: [
      { id: 'demo-0002', name: macron, updatedAt: '2024-03-28' },
      { id: 'demo-0001', name: fair, updatedAt: '2024-05-28' },
    ],
    altPhotos: {
      'demo-0002': [{ id: 'demo-0010', name: flags, updatedAt: '2024-01-28' }],
      'demo-0001': [{ id: 'demo-0006', name: robot, updatedAt: '2024-05-28' }],
    },
    tags: [
      { ...location, value: 'Q3052772', subType: 'person', description: 'Emmanuel Macron' },
      { ...location, value: 'Q142', description: 'Francie' },
      { ...location, value: 'Q1726', description: 'Mnichov' },
      { ...location, value: 'Q183', description: 'Německo' },
      keyword('press conference'),
      keyword('trade show'),
      keyword('crowd'),
    ],
  });
});

test('recommendPhotos returns all that is known of a photo, unless fields are named', async () => {
  const response = await recommend({ ...VISIT, recommendationCount: 1, returnObjects: true });
  expect(response).toMatchObject({
    photos: [
      {
        id: 'demo-0002',
        categories: [{ taxonomy: 'Custom', code: 'politics' }],
        name: { en: 'Emmanuel Macron', cs: 'Emmanuel Macron' },
        description: {
          en: 'French president Emmanuel Macron at a press conference.',
          cs: 'Francouzský prezident Emmanuel Macron na tiskové konferenci.',
        },
        url: 'https://example.com/photos/demo-0002.svg',
        createdAt: '2024-03-12',
        updatedAt: '2024-03-28',
      },
    ],
  });
});

test('recommendPhotos returns ten IDs with tags unless told otherwise', async () => {
  const response = await recommend(VISIT);
  expect(Object.keys(response)).toEqual(['id', 'referenceKey', 'photosIds', 'tags']);
  expect(response.photosIds).toHaveLength(10);
});

test('recommendPhotos returns the tags of most photos first', async () => {
  const { tags } = await recommend({ ...VISIT, recommendationCount: 3 });
  expect(tags.map((tag) => Object.values(tag).slice(3).join(' '))).toEqual([
    'Munich 0.67',
    'Germany 0.67',
    'trade show 0.67',
    'Emmanuel Macron 0.33',
    'France 0.33',
    'press conference 0.33',
    'crowd 0.33',
    'robot 0.33',
  ]);
});

const SPORT = { taxonomy: 'Custom', code: 'sport' };
const WEATHER = { taxonomy: 'Custom', code: 'weather' };
const CULTURE = { taxonomy: 'Custom', code: 'culture' };
const SPORT_PHOTOS = ['Football match', 'Empty stadium', 'Olympic rings'];
const WEATHER_PHOTOS = ['Stockholm in winter', 'Madrid in summer'];
/** Where nothing speaks for a photo, they come in the order of the bank. */
const BANK = ['Trade show in Munich', 'Emmanuel Macron', 'Munich', 'Exhibition hall in Munich'];

describe('recommendPhotos ranks', () => {
  test.each<[string, object, string[]]>([
    [
      'a person before a place',
      { text: 'Munich welcomes Emmanuel Macron.' },
      ['Emmanuel Macron', 'Munich'],
    ],
    [
      'the photo with more of the words first',
      { text: 'A market in the evening, with an opera.' },
      ['Vienna opera', 'Christmas market', 'Market in Poland'],
    ],
    [
      'a word that photos are tagged with only when all of its parts appear',
      { text: 'The town is open.' },
      ['Old town of Warsaw', 'Rocket on the pad', 'Flags of the European Union'],
    ],
    [
      'both parts of such a word before one that is only in a name',
      { text: 'OLD TOWN' },
      ['Old town of Warsaw', 'Munich', ...BANK.slice(0, 2)],
    ],
    [
      'a word that is half of a name before one that is a third',
      { text: 'New' },
      ['New smartphones', 'New York skyline', 'Jazz in New Orleans', ...BANK.slice(0, 1)],
    ],
    ['by words of at least three letters', { text: 'of in on at a' }, BANK],
    [
      'by title and lead too',
      { title: 'The castle', lead: 'And its factory.', text: 'Open.' },
      ['Prague Castle', 'Bratislava castle', 'Škoda cars'],
    ],
    [
      'by the categories of the article',
      { text: '', categories: [WEATHER] },
      [...WEATHER_PHOTOS, ...BANK.slice(0, 1)],
    ],
    [
      'by each of several categories',
      { text: '', categories: [SPORT, WEATHER] },
      [...WEATHER_PHOTOS, ...SPORT_PHOTOS, ...BANK.slice(0, 1)],
    ],
    [
      'by a category that is also a constraint',
      { text: '', categories: [SPORT], constraints: { category: { noneOf: [WEATHER] } } },
      [...SPORT_PHOTOS, ...BANK.slice(0, 1)],
    ],
    [
      'words and most of a name before a category, and a category before words',
      { text: 'old town', categories: [WEATHER] },
      ['Old town of Warsaw', ...WEATHER_PHOTOS, 'Munich'],
    ],
    [
      'without categories that are to be ignored',
      {
        text: '',
        categories: [SPORT, WEATHER],
        constraints: { category: { ignore: [SPORT, CULTURE] } },
      },
      [...WEATHER_PHOTOS, ...BANK.slice(0, 1)],
    ],
    [
      'without an item that is to be ignored',
      {
        text: 'Emmanuel Macron and Angela Merkel.',
        constraints: { tags: { ignore: [{ value: 'G3052772' }] } },
      },
      ['Angela Merkel', 'Emmanuel Macron'],
    ],
  ])('%s', async (_, fields, names) => {
    const { photosIds } = await recommend({ ...fields, recommendationCount: names.length });
    expect(listNames(photosIds)).toEqual(names);
  });

  test('by the first 20,000 characters', async () => {
    const text = 'word '.repeat(4000);
    const near = await recommend({ text: `castle ${text}`, recommendationCount: 1 });
    const far = await recommend({ text: `${text} castle`, recommendationCount: 1 });
    expect(listNames([...near.photosIds, ...far.photosIds])).toEqual([
      'Prague Castle',
      'Trade show in Munich',
    ]);
  });
});

test('recommendPhotos finds photos like another one by items, words, and category', async () => {
  const { photosIds } = await recommend({
    cursor: '*',
    recommendationCount: 14,
    constraints: { likePhotoId: 'demo-0003' },
  });
  expect(listNames(photosIds)).toEqual([
    // Munich and Germany, and travel, too.
    'Square in Munich',
    'Trade show in Munich',
    'Exhibition hall in Munich',
    'Robot at a trade show',
    'Protest in Munich',
    // Germany and travel.
    'Brandenburg Gate',
    'Berlin at night',
    'Bavarian Alps',
    // Germany.
    'Flags of Germany and France',
    'Port of Hamburg',
    'Angela Merkel',
    // An old town, and travel.
    'Old town of Warsaw',
    // Travel.
    'Eiffel Tower',
    'Charles Bridge',
  ]);
});

test.each<[string, object, Record<string, string[]>]>([
  [
    'the three that have most in common',
    { text: 'Dry river bed', recommendationCount: 1 },
    { 'Dry river bed': ['Wind turbines', 'Prague Castle', 'Bratislava castle'] },
  ],
  [
    'none that only shares a category',
    { text: 'Tax forms', recommendationCount: 1 },
    { 'Tax forms': [] },
  ],
  [
    'none that is recommended itself, or an alternative to a better photo',
    { text: 'Dry river bed', recommendationCount: 2 },
    {
      'Dry river bed': ['Wind turbines', 'Bratislava castle'],
      'Prague Castle': ['Charles Bridge', 'Tram in Prague', 'Christmas tree in Prague'],
    },
  ],
  [
    'none when none are wanted',
    { text: 'Dry river bed', recommendationCount: 1, altPhotosCount: 0 },
    { 'Dry river bed': [] },
  ],
])('recommendPhotos returns as alternatives %s', async (_, fields, alternatives) => {
  const { altPhotoIds = {} } = await recommend({ ...fields, returnAltPhotos: true });
  const named = Object.entries(altPhotoIds).map(([id, ids]) => [NAMES.get(id), listNames(ids)]);
  expect(Object.fromEntries(named)).toEqual(alternatives);
});

// The first cursor belongs to an example.
test.each([
  [63, 'demo-cursor-2'],
  [64, undefined],
  [0, undefined],
])('after %i of 64 photos the next cursor is %s', async (recommendationCount, cursor) => {
  const { nextCursor } = await recommend({ cursor: '*', recommendationCount });
  expect(nextCursor).toBe(cursor);
});

test('recommendPhotos returns a cursor only when one is sent', async () => {
  expect(await recommend({ recommendationCount: 1 })).not.toHaveProperty('nextCursor');
});

const WARNING = 'sandbox-alternatives: altPhotosCount is ignored unless returnAltPhotos is true';

test.each<[object, string | null]>([
  [{}, null],
  [{ altPhotosCount: 2, returnAltPhotos: true }, null],
  [{ altPhotosCount: 2, returnAltPhotos: false }, WARNING],
  [{ altPhotosCount: 0 }, WARNING],
])('recommendPhotos warns of a useless number of alternatives: %j', async (fields, warning) => {
  const request = { ...VISIT, ...fields };
  const { headers } = await call(sandbox, 'POST /v2/photos/demo/recommend', request);
  expect(printWarnings(headers)).toBe(warning);
});

test.each([
  ['Trade show in Munich', 1 / 3],
  ['Trade', 1],
  ['Oslo', 0],
  ['UN', 0],
  ['', 0],
  [undefined, 0],
])('measureNamedShare() of "%s" is %d', (name, share) => {
  expect(measureNamedShare(name, new Set(['trade', 'un']))).toBe(share);
});

test('every demo photo was updated after it was created', () => {
  for (const { id, createdAt, updatedAt } of photos) {
    expect([id, updatedAt > createdAt]).toEqual([id, true]);
    expect(new Date(updatedAt).toISOString()).toBe(`${updatedAt}T00:00:00.000Z`);
  }
});
