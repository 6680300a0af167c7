import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useOnline } from '../../ui/Retry/use-online';
import { search } from './connection';
import { createSession } from './create-session';
import type { Scope, Session, SessionState } from './create-session';

/**
 * Searches while a text changes. Whoever hears of a text before it is drawn may ask for it at once:
 * the worker then answers while the page draws the letter.
 *
 * @param isWanted whether to download the indexes; until then, nothing is loaded
 */
export function useSearch(
  { versionPath, context, withOthers }: Scope,
  text: string,
  isWanted = true,
): SessionState & Pick<Session, 'search' | 'show'> & { retry: () => void } {
  const session = useMemo(
    () => createSession(search, { versionPath, context, withOthers }),
    [versionPath, context, withOthers],
  );
  const state = useSyncExternalStore(session.subscribe, session.read, session.read);
  useEffect(() => {
    if (isWanted) void session.load();
  }, [session, isWanted]);
  useOnline(() => state.phase === 'failed' && session.load());
  useEffect(() => void session.search(text), [session, text]);
  return { ...state, search: session.search, show: session.show, retry: () => void session.load() };
}
