import { demoArticles, demoEditorialTags } from './data/articles';
import type { Article, Reference, Seed, State, Store, World } from './types';
import { warn } from './warnings';
import type { Warning } from './warnings';

const MEGABYTE = 1024 * 1024;
/** The most articles, and the most editorial tags, that are kept. The oldest are dropped. */
const MOST_KEPT = 500;

export function createState(seed: Seed = {}): State {
  const articles = createStore<Article>({ most: MOST_KEPT, mostWeight: 16 * MEGABYTE });
  const state: State = {
    articles: { demo: articles },
    editorialTags: createStore({
      most: MOST_KEPT,
      mostWeight: 4 * MEGABYTE,
      onChange: () => {
        state.profiles = new WeakMap();
      },
    }),
    profiles: new WeakMap(),
    references: createStore({ most: 1000, mostWeight: 4 * MEGABYTE }),
    cursors: createStore({ most: 1000, mostWeight: 4 * MEGABYTE }),
    nextCursor: 1,
  };
  for (const article of seed.articles ?? demoArticles) {
    articles.set(article.id, article, measureBytes(article));
  }
  for (const tag of seed.editorialTags ?? demoEditorialTags) {
    state.editorialTags.set(tag.gkbId, tag, measureBytes(tag));
  }
  return state;
}

/** Size of a value in memory, roughly. */
export function measureBytes(value: unknown): number {
  return JSON.stringify(value).length;
}

/**
 * Bounds keep the memory of a long-running server flat.
 *
 * @example
 * const store = createStore<number>({ most: 2 });
 * ['a', 'b', 'c'].forEach((key, index) => store.set(key, index));
 * store.get('a'); // undefined
 */
export function createStore<T>({
  most,
  mostWeight = Infinity,
  onChange,
}: {
  most: number;
  mostWeight?: number;
  /** Called after each change, for what is derived from the entries. */
  onChange?(): void;
}): Store<T> {
  const entries = new Map<string, { value: T; weight: number }>();
  let total = 0;

  function remove(key: string): boolean {
    total -= entries.get(key)?.weight ?? 0;
    return entries.delete(key);
  }

  return {
    get: (key) => entries.get(key)?.value,
    set: (key, value, weight = 1) => {
      remove(key);
      entries.set(key, { value, weight });
      total += weight;
      while (entries.size > 1 && (entries.size > most || total > mostWeight)) {
        const oldest = entries.keys().next();
        if (oldest.done) break;
        remove(oldest.value);
      }
      onChange?.();
    },
    delete: (key) => {
      const isKnown = remove(key);
      if (isKnown) onChange?.();
      return isKnown;
    },
    values: () => [...entries.values()].map(({ value }) => value),
  };
}

/** A key like those of public samples: `241014-164726-9bdaf485`. It is remembered for feedback. */
export function createReferenceKey({ state, now, random }: World, reference: Reference): string {
  const time = now().toISOString().replace(/[-:]/g, '');
  const suffix = Math.floor(random() * 0x1_0000_0000)
    .toString(16)
    .padStart(8, '0')
    .slice(-8);
  const key = `${time.slice(2, 8)}-${time.slice(9, 15)}-${suffix}`;
  state.references.set(key, reference, measureBytes(reference));
  return key;
}

interface Judged {
  id?: string;
  gkbId?: string;
  stdForm?: string;
  status: string;
}

interface Feedback {
  docId?: string;
  referenceKey?: string;
  tags?: Judged[];
  entities?: Judged[];
  photos?: Judged[];
  articles?: Judged[];
}

/** Feedback that fits no response of the sandbox is accepted, with warnings. */
export function checkFeedback(
  { state }: World,
  kind: string,
  { docId, referenceKey, tags, entities, photos, articles }: Feedback,
): Warning[] {
  if (referenceKey === undefined) {
    const text = 'without a referenceKey, nothing says which response the feedback is about';
    return [warn('sandbox-reference-key', text)];
  }
  const reference = state.references.get(referenceKey);
  if (reference?.kind !== kind) {
    const text = 'the sandbox did not return this referenceKey for such a result';
    return [warn('sandbox-reference-key', text)];
  }
  const { id, suggested } = reference;
  const other = `docId is not "${id}", the ID of the article that was sent`;
  return [
    ...(docId === id ? [] : [warn('sandbox-feedback', other, '/docId')]),
    ...Object.entries({ tags, entities, photos, articles }).flatMap(([list, items = []]) =>
      items.flatMap((item, at) => {
        const text = describeMistake(item, suggested);
        return text === undefined ? [] : [warn('sandbox-feedback', text, `/${list}/${at}`)];
      }),
    ),
  ];
}

function describeMistake({ status, ...item }: Judged, suggested: string[]): string | undefined {
  const name = item.id ?? item.gkbId ?? item.stdForm;
  if (name === undefined) return 'the item has neither an ID nor a name';
  const isSuggested = suggested.includes(name);
  if (isSuggested !== (status === 'expected')) return undefined;
  return isSuggested
    ? `"${name}" is expected, but was suggested`
    : `"${name}" is ${status}, but was not suggested with this referenceKey`;
}
