import type { Hit, Search, SearchResponse } from '@docs/search';
import { Level, MOST_HITS } from '@docs/search';

export interface Scope {
  versionPath: string;
  context: string;
  /** Whether the other products are searched too, after the one of the context. */
  withOthers: boolean;
}

export interface SessionState extends SearchResponse {
  phase: 'loading' | 'ready' | 'failed';
  /** In words for readers. */
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
  /** Searches. A query that is overtaken by the next one has no hits. */
  search(text: string): Promise<void>;
  /** Loads hits of the query until there are so many. */
  show(count: number): void;
}

/**
 * Talks to the search for one input: loads, sends one query at a time, keeps the latest response. More than
 * useLazy() can: hits of the names are shown while the texts are on their way.
 */
export function createSession(search: Search, scope: Scope): Session {
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
  let hasStarted = false;
  let areOthersLoaded = false;
  let isLoaded = false;
  let hasResponse = false;
  let latestQuery = '';
  let hitCount = MOST_HITS;
  let isSending = false;

  return { read: () => state, subscribe, load, search: find, show };

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  function change(changes: Partial<SessionState>): void {
    state = { ...state, ...changes };
    listeners.forEach((listener) => listener());
  }

  async function load(): Promise<void> {
    if (hasStarted && state.phase !== 'failed') return;
    change({ phase: 'loading', error: '' });
    try {
      hasStarted = true;
      void update();
      await search.loadIndexes(versionPath, context);
      void update();
      if (withOthers && context !== '') {
        await search.loadIndexes(versionPath, '');
        areOthersLoaded = true;
      }
      isLoaded = true;
      change({ phase: 'ready' });
      void update();
    } catch (error) {
      change({ phase: 'failed', error: (error as Error).message });
    }
  }

  async function find(text: string): Promise<void> {
    if (text !== latestQuery) hitCount = MOST_HITS;
    latestQuery = text;
    await update();
  }

  function show(count: number): void {
    hitCount = count;
    void update();
  }

  /** Runs the latest query on all that is loaded by now; the query may change meanwhile. */
  async function update(): Promise<void> {
    if (isSending || !hasStarted) return;
    // Each search would download a missing file again; that is left to the reader.
    if (state.phase === 'failed' && !hasResponse) return;
    isSending = true;
    const query = latestQuery;
    const count = hitCount;
    const isFinal = isLoaded;
    const withAll = areOthersLoaded;
    const response = await findAll(query, { withAll, count }).catch(fail);
    isSending = false;
    if (response !== undefined) {
      const shown = state.hitsFor === query ? state.hits : [];
      const hits = append(shown, response.hits).slice(0, count);
      change({ ...response, hits, hitsFor: query, isFinal });
    }
    const isOutdated = withAll !== areOthersLoaded || isFinal !== isLoaded || count !== hitCount;
    if (query !== latestQuery || (isOutdated && response !== undefined)) await update();
  }

  /** Until everything is loaded, the load reports what fails. */
  function fail(error: Error): undefined {
    if (isLoaded) change({ phase: 'failed', error: error.message });
  }

  async function findAll(
    text: string,
    { withAll, count }: { withAll: boolean; count: number },
  ): Promise<SearchResponse> {
    if (text.trim() === '') return { hits: [], total: 0, nearest: [] };
    // All are sent at once; each after the first costs little, because the search remembers it.
    const [first, ...further] = await Promise.all(
      withAll
        ? [search.search(versionPath, context, text, { withOthers: true })]
        : listStarts(count).map((from) => search.search(versionPath, context, text, { from })),
    );
    hasResponse = true;
    return { ...first!, hits: [first!, ...further].flatMap(({ hits }) => hits) };
  }
}

/** Visible hits keep their position, and others follow; a guess makes room for a better hit. */
function append(shown: Hit[], hits: Hit[]): Hit[] {
  const toKey = ({ type, document: { t, u, h } }: Hit): string => [type, u, h, t].join(' ');
  const newest = new Map(hits.map((hit) => [toKey(hit), hit]));
  const kept = shown
    .filter(({ rank }) => rank.level >= Level.All)
    .flatMap((hit) => newest.get(toKey(hit)) ?? []);
  const keptKeys = new Set(kept.map(toKey));
  return [...kept, ...hits.filter((hit) => !keptKeys.has(toKey(hit)))];
}

/** A query has at most twelve hits, so more of them take several. @example listStarts(24); // [0, 12] */
function listStarts(count: number): number[] {
  return Array.from({ length: Math.ceil(count / MOST_HITS) }, (_, index) => index * MOST_HITS);
}

/** Whether everything was searched for a text, and nothing found. */
export function isNothing({ hitsFor, isFinal, hits }: SessionState, text: string): boolean {
  return isFinal && hitsFor === text && hits.length === 0 && text.trim() !== '';
}

interface Message {
  text: string;
  /** Counts are only read out: the list shows them to the eye. */
  isShown: boolean;
}

export function describeState(state: SessionState, text: string): Message {
  const { phase, error, hitsFor, isFinal, hits, total, nearest } = state;
  if (phase === 'failed') {
    const consequence = hits.length > 0 ? ' The results may be incomplete.' : '';
    return { text: `${error}${consequence}`, isShown: true };
  }
  if (text.trim() === '') return { text: '', isShown: false };
  if (hits.length > 0) {
    const all = `${total === 1 ? '1 result' : `${total} results`}${isFinal ? '' : ' so far'}`;
    return { text: hits.length < total ? `First ${hits.length} of ${all}` : all, isShown: false };
  }
  if (phase === 'loading') return { text: 'Loading the search index', isShown: true };
  if (hitsFor !== text || !isFinal) return { text: 'Searching', isShown: true };
  return { text: nearest.length > 0 ? 'No results. Similar names:' : 'No results', isShown: true };
}
