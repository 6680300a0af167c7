import { demoArticles } from './data/articles';
import { demoEditorialTags } from './data/editorial-tags';
import { createStore } from './store';
import type { Store } from './store';
import type { Article, EditorialTag, Seed } from './types';

/** Everything that calls can change. All stores are bounded. */
export interface State {
  /** Articles by dataset. */
  articles: Record<string, Store<Article>>;
  editorialTags: Store<EditorialTag>;
  /** What each article is about. Editorial tags are part of it, so none outlives their change. */
  profiles: WeakMap<Article, Profile>;
  /** What a reference key was given for. */
  references: Store<Reference>;
  cursors: Store<Cursor>;
  nextCursor: number;
}

/** Relevance from 0 to 1 by ID of an item. */
export type Profile = ReadonlyMap<string, number>;

export type Reference = 'analysis' | 'photos' | 'articles';

/** A place in a list of photos. */
export interface Cursor {
  id: string;
  /** The parameters which must stay the same, as JSON. */
  parameters: string;
  likePhotoId?: string;
  /** IDs of the photos on the pages so far. */
  shown: string[];
}

const MEGABYTE = 1024 * 1024;
/** Articles, and as many editorial tags; the oldest give way. */
export const MOST_KEPT = 500;

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
    references: createStore({ most: 1000 }),
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
