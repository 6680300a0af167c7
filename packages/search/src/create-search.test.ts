import type { IndexFiles, NamedPage, NamesFile, TextsFile } from './index-files';
import { expect, test } from 'vitest';
import { createSearch } from './create-search';
import { MOST_HITS } from './hit';

function toPage(t: string, sections: string[]): NamedPage {
  return {
    u: `/a/${t}/`,
    t,
    b: ['Product'],
    s: sections.map((name) => ({ t: name, h: `#field-${name}` })),
  };
}

/** Readers get columns; nothing here looks at how an anchor is shortened. */
function toNames(pages: NamedPage[]): NamesFile {
  return {
    u: pages.map(({ u }) => u),
    t: pages.map(({ t }) => t),
    l: pages.map(({ l }) => l ?? 0),
    b: pages.map(({ b }) => b),
    s: pages.map(({ s }) => s.map(({ t }) => t)),
    h: pages.map(({ s }) => s.map(({ h = '' }) => h)),
  };
}

const PAGES = [
  toPage('PhotosRequest', ['returnObjects', 'returnObjectFields', 'cursor']),
  toPage('Overview', ['Limits']),
  ...Array.from({ length: 20 }, (_, index) => toPage(`Page ${index} of many`, [])),
];
const NAMES = toNames(PAGES);
const TEXTS: TextsFile = {
  pages: PAGES.map(({ s }, index) => ({
    d: index === 1 ? 'Begin here.' : '',
    k: index === 0 ? ['images'] : [],
    i: index === 1 ? 'A photo bank is a dataset; returnObjects is explained elsewhere.' : '',
    s: s.map(() => ''),
  })),
  synonyms: [['pointer', 'cursor']],
};
const NO_TEXTS: TextsFile = { pages: [], synonyms: [] };

function create(
  files: Record<string, unknown> = { names: NAMES, texts: TEXTS },
  products: Record<string, IndexFiles> = { a: { names: 'names', texts: 'texts' } },
  versions: Parameters<typeof createSearch>[0]['indexFiles'] = {},
  basePath = '/',
) {
  const asked: [string, boolean][] = [];
  const search = createSearch({
    basePath,
    indexFiles: { [basePath]: products, ...versions },
    download: async <File>(url: string, isRepeated: boolean) => {
      asked.push([url, isRepeated]);
      if (!(url in files)) throw new Error(`no ${url}`);
      return files[url] as File;
    },
  });
  const find = async (text: string) => (await search.search('/', 'a', text)).hits;
  return { search, find, asked, files };
}

test(
  'a version path outside the base path is an error',
  { meta: { spec: ['A version path outside the base path throws'] } },
  async () => {
    const { search } = create();
    await expect(search.search('no/', 'a', 'x')).rejects.toThrow(
      'The version path "no/" does not start with the base path "/"',
    );
    await expect(search.loadIndexes('', '')).rejects.toThrow('does not start with');
  },
);

test('an unknown version and an unknown product are errors that name the known ones', async () => {
  const { search } = create();
  await expect(search.search('/old/', 'a', 'x')).rejects.toThrow('"/old/". Known: /');
  await expect(search.search('/', 'b', 'x')).rejects.toThrow('context "b". Known: a');
  await expect(search.search('/', '__proto__', 'x')).rejects.toThrow('Known: a');
});

test('each version has its own indexes, and only those that are asked for are downloaded', async () => {
  const old = toNames([toPage('Once', ['staleWidget'])]);
  const { search, asked } = create(
    { names: NAMES, texts: TEXTS, 'old names': old, 'old texts': NO_TEXTS },
    { a: { names: 'names', texts: 'texts' } },
    { '/docs/a/1.0/': { a: { names: 'old names', texts: 'old texts' } } },
    '/docs/',
  );
  await search.loadIndexes('/docs/a/1.0/', 'a');
  expect(asked.map(([url]) => url)).toEqual(['old names', 'old texts']);
  const find = async (versionPath: string, text: string) =>
    (await search.search(versionPath, '', text)).hits.map(({ document }) => document.t);
  expect(await find('/docs/a/1.0/', 'staleWidget')).toEqual(['staleWidget']);
  expect(await find('/docs/', 'staleWidget')).toEqual([]);
  expect(await find('/docs/a/1.0/', 'returnObjects')).toEqual([]);
  await expect(search.loadIndexes('/a/1.0/', 'a')).rejects.toThrow(
    'The version path "/a/1.0/" does not start with the base path "/docs/"',
  );
});

test('a query runs again when the texts have loaded', async () => {
  const { search, find } = create();
  expect(await find('explained')).toEqual([]);
  await search.loadIndexes('/', '');
  expect((await find('explained'))[0]?.type).toBe('Content');
});

test('what is marked is told by its place in the texts of the hit', async () => {
  const { find } = create();
  const [hit] = await find('objectFields');
  expect(hit?.document.t).toBe('returnObjectFields');
  expect(hit?.marks.t).toEqual([[6, 18]]);
});

test(
  'hits have the fields and types of the specification',
  { meta: { spec: ['Hits have the fields and types of section 3'] } },
  async () => {
    const { search, find } = create();
    await search.loadIndexes('/', '');
    const [first, second] = await find('returnObjects');
    expect(first).toMatchObject({
      type: 'Heading',
      document: {
        t: 'returnObjects',
        s: 'PhotosRequest',
        u: '/a/PhotosRequest/',
        h: '#field-returnObjects',
        b: ['Product'],
      },
      page: { t: 'PhotosRequest', b: ['Product'] },
    });
    expect(second).toMatchObject({
      type: 'Content',
      document: { s: 'Overview', u: '/a/Overview/' },
    });
    expect((await find('photosrequest'))[0]?.type).toBe('Title');
    expect((await find('images'))[0]?.type).toBe('Keywords');
    expect((await find('begin'))[0]?.type).toBe('Description');
  },
);

test('names are found before the texts are there, and without them', async () => {
  const { search, find, asked } = create({ names: NAMES });
  expect((await find('cursor'))[0]?.document.h).toBe('#field-cursor');
  expect(asked).toEqual([['names', false]]);
  await expect(search.loadIndexes('/', '')).rejects.toThrow('no texts');
  expect((await find('cursor'))[0]?.document.h).toBe('#field-cursor');
});

test('each file is downloaded once, and again after a failure', async () => {
  const { search, asked, files } = create({});
  await expect(search.loadIndexes('/', '')).rejects.toThrow('no names');
  Object.assign(files, { names: NAMES, texts: TEXTS });
  await search.loadIndexes('/', '');
  await search.loadIndexes('/', 'a');
  expect(asked).toEqual([
    ['names', false],
    ['names', true],
    ['texts', false],
  ]);
});

test('further hits come in twelves, each once, and all are counted', async () => {
  const { search } = create();
  const first = await search.search('/', 'a', 'page of many');
  const second = await search.search('/', 'a', 'page of many', { from: MOST_HITS });
  expect([first.total, second.total]).toEqual([20, 20]);
  expect([first.hits.length, second.hits.length]).toEqual([MOST_HITS, 8]);
  const urls = [...first.hits, ...second.hits].map(({ document }) => document.u);
  expect(new Set(urls).size).toBe(20);
});

test('each hit has its kind, and a line on what is there as soon as the texts are loaded', async () => {
  const { search, find } = create();
  expect((await find('Overview'))[0]).toMatchObject({ kind: 'guide', about: '' });
  await search.loadIndexes('/', '');
  expect((await find('Overview'))[0]).toMatchObject({ kind: 'guide', about: 'Begin here.' });
  // Nothing is written at this place, so the page says what it is about.
  expect((await find('Limits'))[0]).toMatchObject({ about: 'Begin here.' });
  expect((await find('cursor'))[0]?.kind).toBe('field');
});

test('an entry of several pages is one hit, which names the others', async () => {
  const pages = ['One', 'Two', 'Three'].map((name) => toPage(name, ['shared', name]));
  const { find } = create({ names: toNames(pages), texts: NO_TEXTS });
  const hits = await find('shared');
  expect(hits.map(({ page }) => page.t)).toEqual(['One']);
  expect(hits[0]?.alsoIn).toEqual([
    { t: 'Two', u: '/a/Two/#field-shared' },
    { t: 'Three', u: '/a/Three/#field-shared' },
  ]);
});

test('a deprecated product comes last, unless it is searched alone or its version is typed', async () => {
  const files = {
    old: toNames([{ ...toPage('Tag in v1', []), b: ['Product v1'] }]),
    new: toNames([toPage('Notes', ['Tag', 'A tag in v1 or v2'])]),
  };
  const { search } = create(files, {
    old: { names: 'old', texts: '', isDeprecated: true },
    new: { names: 'new', texts: '' },
  });
  const list = async (context: string, text = 'tag') =>
    (await search.search('/', context, text)).hits.map((hit) => hit.context);
  expect(await list('')).toEqual(['new', 'new', 'old']);
  expect(await list('old')).toEqual(['old']);
  expect(await list('', 'tag v1')).toEqual(['old', 'new']);
});

test('with others, the product that is being read comes first and both are counted', async () => {
  const files = {
    a: toNames([toPage('Tag list', [])]),
    b: toNames([toPage('Notes', ['Tag list'])]),
    texts: NO_TEXTS,
  };
  const { search } = create(files, {
    b: { names: 'b', texts: 'texts' },
    a: { names: 'a', texts: 'texts' },
  });
  await search.loadIndexes('/', '');
  const { hits, total } = await search.search('/', 'a', 'tag list', { withOthers: true });
  expect(hits.map((hit) => hit.context)).toEqual(['a', 'b']);
  expect(total).toBe(2);
  const nothing = await search.search('/', 'a', 'xtaglistq', { withOthers: true });
  expect(nothing.hits).toEqual([]);
  expect(nothing.nearest[0]).toBe('Tag list');
});

test('while the texts are on their way, no other name is suggested', async () => {
  const { search } = create();
  expect((await search.search('/', '', 'xqobjectfieldz')).nearest).toEqual([]);
});

test('hits come in the same order each time, whichever file arrives first', async () => {
  let finish = (): void => undefined;
  const late = new Promise((resolve) => (finish = () => resolve(TEXTS)));
  const { search } = create(
    { a: toNames([toPage('Images of b', [])]), b: NAMES, texts: TEXTS, late },
    { a: { names: 'a', texts: 'late' }, b: { names: 'b', texts: 'texts' } },
  );
  const list = async () => (await search.search('/', '', 'images')).hits.map((hit) => hit.page.t);
  const loading = search.loadIndexes('/', '');
  await search.loadIndexes('/', 'b');
  expect(await list()).toEqual(['Images of b']);
  finish();
  await loading;
  expect(await list()).toContain('PhotosRequest');
});

test('keywords and synonyms come with the texts', async () => {
  const { search, find } = create();
  expect([await find('images'), await find('pointer')]).toEqual([[], []]);
  await search.loadIndexes('/', '');
  expect((await find('images'))[0]?.page.t).toBe('PhotosRequest');
  expect((await find('pointer'))[0]?.document.t).toBe('cursor');
});

test('a pasted request finds its endpoint', async () => {
  const endpoint = { t: 'POST /v2/photos/{dataset}/recommend', h: '#recommendPhotos' };
  const page = { ...toPage('Photos', []), s: [endpoint] };
  const { search, find } = create({
    names: toNames([...PAGES, page]),
    texts: NO_TEXTS,
  });
  await search.loadIndexes('/', '');
  const [hit] = await find(
    "curl -d @a.json 'https://media-api.geneea.com/v2/photos/ctk/recommend'",
  );
  expect(hit).toMatchObject({ kind: 'endpoint', document: endpoint });
});

test('an exact match comes before a forgiven typo', async () => {
  const { find } = create();
  expect((await find('cursor'))[0]?.document.t).toBe('cursor');
  expect((await find('curser'))[0]?.document.t).toBe('cursor');
});

test.each(['NFC', 'NFD'])('a query in %s is found, and names that are like it', async (form) => {
  const { search, find } = create({ names: toNames([toPage('Čeština', [])]), texts: NO_TEXTS });
  await search.loadIndexes('/', '');
  expect((await find('čeština'.normalize(form)))[0]?.marks.t).toEqual([[0, 7]]);
  const { nearest } = await search.search('/', '', 'xqčeštinaz'.normalize(form));
  expect(nearest).toEqual(['Čeština']);
});

test('what is not found gives the nearest names', async () => {
  const { search } = create();
  await search.loadIndexes('/', '');
  const response = await search.search('/', '', 'xqobjectfieldz');
  expect(response.hits).toEqual([]);
  expect(response.nearest[0]).toBe('returnObjectFields');
});
