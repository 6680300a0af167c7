import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { connect } from './connect';
import { createSession } from './create-session';
import type { Scope, SessionState } from './create-session';

/** Searches while a text changes. */
export function useSearch(
  { versionPath, context, withOthers }: Scope,
  text: string,
): SessionState & { retry: () => void } {
  const session = useMemo(
    () => createSession(connect, { versionPath, context, withOthers }),
    [versionPath, context, withOthers],
  );
  const state = useSyncExternalStore(session.subscribe, session.read, session.read);
  useEffect(() => void session.load(), [session]);
  useEffect(() => void session.ask(text), [session, text]);
  return { ...state, retry: () => void session.load() };
}
