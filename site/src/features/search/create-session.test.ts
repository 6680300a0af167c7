import { expect, test } from 'vitest';
import { waitFor } from '@docs/utils/testing';
import { createSearch, Level } from '@docs/search';
import type { Search, SearchResponse, Hit } from '@docs/search';
import { createSession, describeState } from './create-session';

const SCOPE = { versionPath: '/', context: 'a', withOthers: true };

function toResponse(name: string): SearchResponse {
  const hit = { document: { t: name }, context: 'a', rank: { level: Level.All, score: 1 } } as Hit;
  return { hits: [hit], total: 1, nearest: [] };
}

/** A search whose responses and downloads are released by the test. */
function createSlowSearch() {
  const waiting: { text: string; withOthers: boolean; release: () => void }[] = [];
  let loadIndexes: Search['loadIndexes'] = async () => undefined;
  const wait = (text: string, withOthers: boolean): Promise<SearchResponse> =>
    new Promise((resolve) => {
      waiting.push({ text, withOthers, release: () => resolve(toResponse(text)) });
    });
  const search: Search = {
    loadIndexes: (...args) => loadIndexes(...args),
    search: (_, __, text, { withOthers = false } = {}) => wait(text, withOthers),
  };
  return { search, waiting, onLoad: (load: Search['loadIndexes']) => (loadIndexes = load) };
}

function openSession() {
  const slow = createSlowSearch();
  return { ...slow, session: createSession(slow.search, SCOPE) };
}

/** A session that waits for the other products until `finish()`. */
function openHalf() {
  const slow = openSession();
  let finish = (): void => undefined;
  slow.onLoad((_, context) =>
    context === '' ? new Promise((resolve) => (finish = () => resolve())) : Promise.resolve(),
  );
  return { ...slow, loading: slow.session.load(), finish: () => finish() };
}

/** A session of one product that has been loaded. */
async function openLoaded(search: Search): Promise<ReturnType<typeof createSession>> {
  const session = createSession(search, { ...SCOPE, withOthers: false });
  await session.load();
  await waitFor(() => expect(session.read().isFinal).toBe(true));
  return session;
}

test('a query that is overtaken is not asked, and the latest response stays', async () => {
  const { search, waiting } = createSlowSearch();
  const session = await openLoaded(search);
  void session.search('a');
  void session.search('ab');
  void session.search('abc');
  expect(waiting.map(({ text }) => text)).toEqual(['a']);
  waiting[0]!.release();
  await waitFor(() => expect(waiting.map(({ text }) => text)).toEqual(['a', 'abc']));
  waiting[1]!.release();
  await waitFor(() => expect(session.read().hitsFor).toBe('abc'));
  expect(session.read().hits[0]?.document.t).toBe('abc');
});

test('the product that is being read is asked alone until the others are loaded', async () => {
  const { session, waiting, loading, finish } = openHalf();
  void session.search('a');
  await waitFor(() => expect(waiting).toMatchObject([{ text: 'a', withOthers: false }]));
  finish();
  await loading;
  waiting.splice(0).forEach(({ release }) => release());
  await waitFor(() => expect(waiting).toMatchObject([{ text: 'a', withOthers: true }]));
});

test('a query that is overtaken while all products are asked is followed by the newest', async () => {
  const { session, waiting } = openSession();
  await session.load();
  void session.search('old');
  void session.search('new');
  waiting.splice(0).forEach(({ release }) => release());
  await waitFor(() => expect(waiting).toMatchObject([{ text: 'new', withOthers: true }]));
  waiting[0]!.release();
  await waitFor(() => expect(session.read().hitsFor).toBe('new'));
  expect(session.read().hits[0]?.document.t).toBe('new');
});

test('the product that is being read is loaded before the others', async () => {
  const { session, onLoad } = openSession();
  const loaded: string[] = [];
  onLoad(async (_, context) => void loaded.push(context));
  await session.load();
  expect(loaded).toEqual(['a', '']);
});

test('a failure is told, and the next load forgets it', async () => {
  const { session, onLoad } = openSession();
  onLoad(() => Promise.reject(new Error('The search index could not be downloaded.')));
  await session.load();
  expect(session.read()).toMatchObject({
    phase: 'failed',
    error: 'The search index could not be downloaded.',
  });
  onLoad(async () => undefined);
  await session.load();
  expect(session.read()).toMatchObject({ phase: 'ready', error: '' });
});

test('after a failure nothing is asked until the reader tries again', async () => {
  const { session, waiting, onLoad } = openSession();
  onLoad(() => Promise.reject(new Error('no')));
  await session.load();
  await session.search('a');
  expect(waiting).toEqual([]);
});

test('an empty query has no hits', async () => {
  const { session, waiting } = openSession();
  await session.load();
  await session.search('   ');
  expect(waiting).toEqual([]);
  expect(session.read().hits).toEqual([]);
});

test('more hits of a query are asked for in twelves, and a new query begins with the first', async () => {
  const asked: [string, number | undefined][] = [];
  const search: Search = {
    loadIndexes: async () => undefined,
    search: async (_, __, text, { from = 0 } = {}) => {
      asked.push([text, from]);
      const { hits } = toResponse(`${text} ${from}`);
      return { hits: Array.from({ length: 12 }, () => hits[0]!), total: 40, nearest: [] };
    },
  };
  const session = await openLoaded(search);
  await session.search('tag');
  session.show(24);
  await waitFor(() => expect(session.read().hits).toHaveLength(24));
  expect(session.read().hits[12]?.document.t).toBe('tag 12');
  expect(session.read().total).toBe(40);
  asked.splice(0);
  await session.search('photo');
  expect(asked).toEqual([['photo', 0]]);
  expect(session.read().hits).toHaveLength(12);
});

test('a result is final only when everything was searched', async () => {
  const { session, waiting, loading, finish } = openHalf();
  void session.search('a');
  await waitFor(() => expect(waiting).toHaveLength(1));
  waiting.shift()!.release();
  await waitFor(() => expect(session.read().hitsFor).toBe('a'));
  expect(session.read().isFinal).toBe(false);
  expect(describeState(session.read(), 'a').text).toBe('1 result so far');
  finish();
  await loading;
  expect(session.read()).toMatchObject({ phase: 'ready', isFinal: false });
  await waitFor(() => {
    waiting.splice(0).forEach(({ release }) => release());
    expect(session.read().isFinal).toBe(true);
  });
});

test('a search that breaks after it was loaded is told, and the next load helps', async () => {
  const { search, waiting } = createSlowSearch();
  let isBroken = true;
  const session = await openLoaded({
    ...search,
    search: (...args) =>
      isBroken ? Promise.reject(new Error('No response.')) : search.search(...args),
  });
  await session.search('a');
  expect(session.read()).toMatchObject({ phase: 'failed', error: 'No response.' });
  isBroken = false;
  void session.load();
  await waitFor(() => expect(waiting).toHaveLength(1));
  waiting[0]!.release();
  await waitFor(() => expect(session.read()).toMatchObject({ phase: 'ready', hitsFor: 'a' }));
});

test('hits that are shown keep their order, and better ones that come later follow them', async () => {
  let names = ['a', 'b'];
  let finish = (): void => undefined;
  const session = createSession(
    {
      loadIndexes: () => new Promise((resolve) => (finish = () => resolve())),
      search: async () => ({
        hits: names.flatMap((name) => toResponse(name).hits),
        total: names.length,
        nearest: [],
      }),
    },
    { ...SCOPE, withOthers: false },
  );
  void session.load();
  await session.search('query');
  const readNames = () => session.read().hits.map(({ document }) => document.t);
  await waitFor(() => expect(readNames()).toEqual(['a', 'b']));
  names = ['c', 'b', 'd', 'a'];
  finish();
  await waitFor(() => expect(session.read().isFinal).toBe(true));
  expect(readNames()).toEqual(['a', 'b', 'c', 'd']);
});

const NAMES = { u: ['/a/'], t: ['Returns'], l: [0], b: [['A']], s: [['cursor']], h: [[1]] };
const NO_NAMES = { u: [], t: [], l: [], b: [], s: [], h: [] };
const TEXTS = {
  pages: [{ d: '', k: [], i: 'An appellate court.', s: ['A place.'] }],
  synonyms: [],
};
const FILES: Record<string, unknown> = {
  'a names': NAMES,
  'a texts': TEXTS,
  'b names': NO_NAMES,
  'b texts': { pages: [], synonyms: [] },
};

const PAGE_OF_RESULTS = { versionPath: '/', context: '', withOthers: false };

test.each([
  ['a word of an article', 'appellate', SCOPE, ['1 result so far', '1 result']],
  ['a name', 'cursor', SCOPE, ['1 result so far', '1 result']],
  ['a typo', 'curser', SCOPE, ['1 result so far', '1 result']],
  ['nonsense', 'qqxxqqxx', SCOPE, ['Searching', 'No results']],
  [
    'a word of an article',
    'appellate',
    PAGE_OF_RESULTS,
    ['Searching', '1 result so far', '1 result'],
  ],
  ['a name', 'cursor', PAGE_OF_RESULTS, ['1 result so far', '1 result']],
  ['a typo', 'curser', PAGE_OF_RESULTS, ['1 result so far', '1 result']],
  ['nonsense', 'qqxxqqxx', PAGE_OF_RESULTS, ['Searching', 'No results']],
])('%s (%s) is announced when the search has answered', async (_, text, scope, announced) => {
  const search = createSearch({
    basePath: '/',
    indexFiles: {
      '/': {
        a: { names: 'a names', texts: 'a texts' },
        b: { names: 'b names', texts: 'b texts' },
      },
    },
    download: async <File>(url: string) => {
      // As on a slow line, each file comes after the responses to what is there.
      await new Promise((resolve) => setTimeout(resolve, 5));
      return FILES[url] as File;
    },
  });
  const session = createSession(search, scope);
  const texts: string[] = [];
  session.subscribe(() => texts.push(describeState(session.read(), text).text));
  void session.search(text);
  await session.load();
  await waitFor(() => expect(session.read()).toMatchObject({ isFinal: true, hitsFor: text }));
  const changes = texts.filter((message, index) => message !== texts[index - 1]);
  expect(changes.filter((message) => message !== 'Loading the search index')).toEqual(announced);
});
