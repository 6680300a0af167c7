import type { Search } from './engine/create-search';
import { MOST_HITS } from './engine/hit';
import type { SearchResponse } from './engine/hit';

/** Where is searched. */
export interface Scope {
  versionPath: string;
  /** Id of a product; empty for all. */
  context: string;
  /** Whether the other products are searched too, after the one of the context. */
  withOthers: boolean;
}

export interface SessionState extends SearchResponse {
  phase: 'loading' | 'ready' | 'failed';
  /** What went wrong, in words for readers. */
  error: string;
  /** The query to which the hits belong; undefined before the first response. */
  hitsFor: string | undefined;
  /** Whether the hits come from all that can be loaded: no better one will follow. */
  isFinal: boolean;
}

export interface Session {
  read(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Downloads the indexes; after a failure, what is missing. */
  load(): Promise<void>;
  /** Asks for hits. A query that is overtaken by the next one has no hits. */
  ask(text: string): Promise<void>;
  /** Asks for the next twelve hits of the query. */
  more(): Promise<void>;
}

/**
 * Talks to the search for one input: loads, asks one query at a time, keeps the newest answer. More than
 * useLazy() can: hits of the names are shown while the texts are on their way.
 */
export function createSession(connect: () => Search, scope: Scope): Session {
  const { versionPath, context, withOthers } = scope;
  const listeners = new Set<() => void>();
  let state: SessionState = {
    phase: 'loading',
    error: '',
    hitsFor: undefined,
    isFinal: false,
    hits: [],
    total: 0,
    nearest: [],
  };
  let search: Search | undefined;
  let areOthersLoaded = false;
  let isLoaded = false;
  let hasAnswered = false;
  let wanted = '';
  let wantedHits = MOST_HITS;
  let isAsking = false;

  return { read: () => state, subscribe, load, ask, more };

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  function change(changes: Partial<SessionState>): void {
    state = { ...state, ...changes };
    listeners.forEach((listener) => listener());
  }

  async function load(): Promise<void> {
    if (search !== undefined && state.phase !== 'failed') return;
    change({ phase: 'loading', error: '' });
    try {
      search = connect();
      void response();
      await search.loadIndexes(versionPath, context);
      void response();
      if (withOthers && context !== '') {
        await search.loadIndexes(versionPath, '');
        areOthersLoaded = true;
      }
      isLoaded = true;
      change({ phase: 'ready' });
      void response();
    } catch (error) {
      change({ phase: 'failed', error: (error as Error).message });
    }
  }

  async function ask(text: string): Promise<void> {
    if (text !== wanted) wantedHits = MOST_HITS;
    wanted = text;
    await response();
  }

  async function more(): Promise<void> {
    wantedHits = state.hits.length + MOST_HITS;
    await response();
  }

  /** Answers the newest query from all that is loaded by now; more may be asked meanwhile. */
  async function response(): Promise<void> {
    if (isAsking || search === undefined) return;
    // Each search would download a missing file again; that is left to the reader.
    if (state.phase === 'failed' && !hasAnswered) return;
    isAsking = true;
    const asked = wanted;
    const askedHits = wantedHits;
    const isFinal = isLoaded;
    const withAll = areOthersLoaded;
    const found = await findAll(search, asked, { withAll, count: askedHits }).catch(
      () => undefined,
    );
    isAsking = false;
    if (found !== undefined) change({ ...found, hitsFor: asked, isFinal });
    const isOutdated =
      withAll !== areOthersLoaded || isFinal !== isLoaded || askedHits !== wantedHits;
    if (asked !== wanted || (isOutdated && found !== undefined)) await response();
  }

  async function findAll(
    search: Search,
    text: string,
    { withAll, count }: { withAll: boolean; count: number },
  ): Promise<SearchResponse> {
    if (text.trim() === '') return { hits: [], total: 0, nearest: [] };
    // All are asked at once; each after the first costs little, because the search remembers it.
    const [first, ...further] = await Promise.all(
      withAll
        ? [search.searchWithOthers(versionPath, context, text)]
        : listStarts(count).map((from) => search.search(versionPath, context, text, from)),
    );
    hasAnswered = true;
    return { ...first!, hits: [first!, ...further].flatMap(({ hits }) => hits) };
  }
}

/** A query has at most twelve hits, so more of them take several. @example listStarts(24); // [0, 12] */
function listStarts(count: number): number[] {
  return Array.from({ length: Math.ceil(count / MOST_HITS) }, (_, index) => index * MOST_HITS);
}
