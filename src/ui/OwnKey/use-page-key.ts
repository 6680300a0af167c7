import { useHistory, useLocation } from '@docusaurus/router';
import { useCallback, useEffect, useSyncExternalStore } from 'react';

const NONE = { page: '', key: '' };

// In memory only, and for one page: a key must not outlive the reader's look at a sample.
let current = NONE;
const listeners = new Set<() => void>();

/** The key that the reader gave on this page; empty until then. All samples of the page share it. */
export function usePageKey(): [key: string, setKey: (key: string) => void] {
  const { pathname: page } = useLocation();
  const history = useHistory();
  const key = useSyncExternalStore(
    subscribe,
    () => (current.page === page ? current.key : ''),
    () => '',
  );
  const setKey = useCallback(
    (next: string) => {
      current = { page, key: next };
      listeners.forEach((listener) => listener());
    },
    [page],
  );
  // Who comes back to the page has left it: the key is gone.
  useEffect(
    () =>
      history.listen(({ pathname }) => {
        if (pathname !== current.page) current = NONE;
      }),
    [history],
  );
  return [key, setKey];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
