import { useLocation } from '@docusaurus/router';
import { useEffect } from 'react';

/** The name of the marks. */
const HIGHLIGHT = 'search';

/** What the search hands to the page that it opens. */
export interface HitState {
  searchWords?: string[];
}

/** On a page that was opened from the search: marks the words that were found. */
export function useShownHit(): void {
  const { state, pathname, key } = useLocation<HitState | undefined>();
  const words = state?.searchWords;
  useEffect(() => {
    if (words === undefined) return;
    // No useLazy(): nothing is drawn, and without the marks the page is complete.
    void import('./show-hit').then(({ showHit }) => {
      // Whoever has gone on meanwhile is on another page, with another state.
      if (window.location.pathname === pathname) showHit(words, HIGHLIGHT);
    });
    // Each navigation counts, also to the same place.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  useEffect(() => () => void CSS.highlights?.delete(HIGHLIGHT), [pathname]);
}
