import { useState } from 'react';

interface Failure<Action> {
  action: Action;
  error: unknown;
}

/** Tries one action at a time. A failure is kept until an action succeeds. */
export function useAttempt<Action>() {
  const [pending, setPending] = useState<Action>();
  const [failure, setFailure] = useState<Failure<Action>>();

  async function attempt(action: Action, act: () => Promise<void>): Promise<void> {
    if (pending) return;
    setPending(action);
    try {
      await act();
      setFailure(undefined);
    } catch (error) {
      setFailure({ action, error });
    } finally {
      setPending(undefined);
    }
  }

  return { pending, failure, attempt };
}
