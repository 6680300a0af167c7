import { expect, it } from 'vitest';
import { demoArticles, demoEditorialTags } from './data/articles';
import { checkFeedback, createReferenceKey, createState, createStore, measureBytes } from './state';
import type { World } from './types';

// An entry is its key, followed by its weight.
it.each([
  ['drops the oldest entry when there are too many', { most: 2 }, 'a b c', 'b c'],
  ['makes a changed entry the newest', { most: 2 }, 'a b a c', 'a c'],
  ['drops the oldest ones that weigh too much', { most: 9, mostWeight: 10 }, 'a6 b3 c6', 'b3 c6'],
  ['keeps one entry, whatever its weight', { most: 9, mostWeight: 10 }, 'a4 b11', 'b11'],
  ['weighs each entry as one by default', { most: 9, mostWeight: 2 }, 'a b c', 'b c'],
])('createStore() %s', (_, bounds, entries, kept) => {
  const store = createStore<string>(bounds);
  for (const entry of entries.split(' ')) {
    store.set(entry.charAt(0), entry, Number(entry.slice(1)) || undefined);
  }
  expect(store.values().join(' ')).toBe(kept);
});

it('createStore() counts a changed entry once, and keeps names of objects apart', () => {
  const store = createStore<string>({ most: 2, mostWeight: 5 });
  store.set('__proto__', 'a', 3);
  store.set('__proto__', 'b', 3);
  expect(store.get('__proto__')).toBe('b');
  expect(store.get('constructor')).toBeUndefined();
  expect(store.delete('__proto__')).toBe(true);
});

it('createStore() tells of each change after it, and of nothing else', () => {
  const seen: number[][] = [];
  const store = createStore<number>({ most: 1, onChange: () => seen.push(store.values()) });
  store.set('a', 1);
  store.set('b', 2);
  store.delete('a');
  store.delete('b');
  expect(seen).toEqual([[1], [2], []]);
});

it('createStore() drops nothing at its limits, and forgets the weight of what was deleted', () => {
  const store = createStore<string>({ most: 2, mostWeight: 10 });
  store.set('a', 'a', 4);
  store.set('b', 'b', 6);
  expect(store.values()).toEqual(['a', 'b']);
  store.delete('b');
  store.delete('b');
  store.set('c', 'c', 6);
  expect(store.values()).toEqual(['a', 'c']);
});

it('createState() begins with the demo data, or with those of a seed', () => {
  const demo = createState();
  expect(demo.articles.demo?.values()).toEqual(demoArticles);
  expect(demo.editorialTags.values()).toEqual(demoEditorialTags);
  const articles = [{ id: 'a1', text: 'Praha.' }];
  const editorialTags = [{ gkbId: 'X1', name: 'Praha', forbidden: false }];
  const seeded = createState({ articles, editorialTags });
  expect(seeded.articles.demo?.get('a1')).toBe(articles[0]);
  expect(seeded.articles.demo?.values()).toEqual(articles);
  expect(seeded.editorialTags.get('X1')).toBe(editorialTags[0]);
  expect(seeded.editorialTags.values()).toEqual(editorialTags);
  expect(createState({ articles: [], editorialTags: [] }).articles.demo?.values()).toEqual([]);
});

const MEGABYTE = 1024 * 1024;

/** Adds so many entries to a store, and counts those that it keeps. */
function fill(
  store: { set(key: string, value: never, weight?: number): void; values(): unknown[] },
  count: number,
  weight?: number,
): number {
  for (let index = 0; index < count; index += 1) store.set(`${index}`, {} as never, weight);
  return store.values().length;
}

it.each([
  ['articles', 500, 16],
  ['editorialTags', 500, 4],
  ['cursors', 1000, 4],
  ['references', 1000, 4],
] as const)('the state keeps %s up to the number %i and the size of %i MB', (name, most, size) => {
  const open = () => {
    const state = createState({ articles: [], editorialTags: [] });
    return name === 'articles' ? state.articles.demo! : state[name];
  };
  expect(fill(open(), most + 1)).toBe(most);
  expect(fill(open(), size, MEGABYTE)).toBe(size);
  expect(fill(open(), size + 1, MEGABYTE)).toBe(size);
});

it('the demo data count as their size', () => {
  const article = { id: 'a1', text: 'Praha.' };
  expect(measureBytes(article)).toBe(27);
  const articles = ['1', '2'].map((id) => ({ id, text: 'a'.repeat(9 * MEGABYTE) }));
  expect(createState({ articles }).articles.demo?.values()).toEqual([articles[1]]);
  const editorialTags = ['X1', 'X2'].map((gkbId) => ({
    gkbId,
    name: 'a'.repeat(3 * MEGABYTE),
    forbidden: false,
  }));
  expect(createState({ editorialTags }).editorialTags.values()).toEqual([editorialTags[1]]);
});

it('what articles are about is forgotten when an editorial tag changes', () => {
  const state = createState();
  const { profiles } = state;
  state.articles.demo?.set('a1', { id: 'a1' });
  expect(state.profiles).toBe(profiles);
  state.editorialTags.set('X1', { gkbId: 'X1', name: 'Praha', forbidden: false });
  expect(state.profiles).not.toBe(profiles);
});

const REFERENCE = { kind: 'photos demo', id: 'a-1', suggested: ['p-1', 'Munich'] };

const toWorld = (random: number): World => ({
  state: createState(),
  now: () => new Date('2024-10-14T16:47:26.500Z'),
  random: () => random,
});

it.each([
  [0, '241014-164726-00000000'],
  [0.25, '241014-164726-40000000'],
  [2 ** -32, '241014-164726-00000001'],
  [0.999_999_999_9, '241014-164726-ffffffff'],
  // Math.random() never returns 1; a sandbox with random numbers of its caller may.
  [1, '241014-164726-00000000'],
])('createReferenceKey() makes the key of the random number %d %s', (random, key) => {
  expect(createReferenceKey(toWorld(random), REFERENCE)).toBe(key);
});

it('checkFeedback() warns of a key that was not given for such a result', () => {
  const world = toWorld(0);
  const referenceKey = createReferenceKey(world, REFERENCE);
  const warning = {
    rule: 'sandbox-reference-key',
    text: 'the sandbox did not return this referenceKey for such a result',
  };
  const docId = 'a-1';
  expect(checkFeedback(world, 'photos demo', { docId, referenceKey })).toEqual([]);
  expect(checkFeedback(world, 'photos demo', { docId })).toMatchObject([{ rule: warning.rule }]);
  expect(checkFeedback(world, 'photos ctk', { docId, referenceKey })).toEqual([warning]);
  const other = { docId, referenceKey: `${referenceKey}0` };
  expect(checkFeedback(world, 'photos demo', other)).toEqual([warning]);
});

it.each([
  [{ docId: 'a-2' }, '/docId', 'docId is not "a-1", the ID of the article that was sent'],
  [{ photos: [{ id: 'p-1', status: 'rejected-passively' }] }],
  [{ photos: [{ id: 'p-9', status: 'expected' }] }],
  [{ tags: [{ stdForm: 'Munich', status: 'blocked' }] }],
  [
    { photos: [{ id: 'p-9', status: 'blocked' }] },
    '/photos/0',
    '"p-9" is blocked, but was not suggested with this referenceKey',
  ],
  [
    { tags: [{ gkbId: 'G1', stdForm: 'Munich', status: 'accepted-actively' }] },
    '/tags/0',
    '"G1" is accepted-actively, but was not suggested with this referenceKey',
  ],
  [
    { photos: [{ id: 'p-1', status: 'expected' }] },
    '/photos/0',
    '"p-1" is expected, but was suggested',
  ],
  [{ entities: [{ status: 'blocked' }] }, '/entities/0', 'the item has neither an ID nor a name'],
])('feedback %j gets a warning at %s', (feedback, pointer?: string, text?: string) => {
  const world = toWorld(0);
  const referenceKey = createReferenceKey(world, REFERENCE);
  const warnings = checkFeedback(world, 'photos demo', { docId: 'a-1', referenceKey, ...feedback });
  const expected = text === undefined ? [] : [{ rule: 'sandbox-feedback', text, pointer }];
  expect(warnings).toEqual(expected);
});
