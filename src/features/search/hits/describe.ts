import type { SessionState } from '../create-session';

interface Message {
  text: string;
  /** Counts are only read out: the list shows them to the eye. */
  isShown: boolean;
}

/** What the search has to say about its state, for the eye and for screen readers. */
export function describe(state: SessionState, text: string): Message {
  const { phase, error, hitsFor, hits, total, nearest } = state;
  if (phase === 'failed') {
    const consequence = hits.length > 0 ? ' The results may be incomplete.' : '';
    return { text: `${error}${consequence}`, isShown: true };
  }
  if (text.trim() === '') return { text: '', isShown: false };
  if (hits.length > 0) {
    const all = total === 1 ? '1 result' : `${total} results`;
    return { text: hits.length < total ? `First ${hits.length} of ${all}` : all, isShown: false };
  }
  if (phase === 'loading') return { text: 'Loading the search index', isShown: true };
  if (hitsFor !== text) return { text: 'Searching', isShown: true };
  return { text: nearest.length > 0 ? 'No results. Similar names:' : 'No results', isShown: true };
}
