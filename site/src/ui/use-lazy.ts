import { useCallback, useRef, useState } from 'react';

interface State<Value, Input> {
  phase: 'idle' | 'loading' | 'ready' | 'failed';
  /** Stays while the next load runs, and when that fails. */
  value?: Value;
  /** Stays until a load succeeds. */
  error?: unknown;
  input?: Input;
}

/**
 * Loads something on demand: code, data, a response of the sandbox. The newest load counts, in
 * whatever order they end.
 *
 * @example const { value, phase, open, retry } = useLazy(() => import('./Panel'));
 */
export function useLazy<Value, Input = void>(work: (input: Input) => Promise<Value>) {
  const [state, setState] = useState<State<Value, Input>>({ phase: 'idle' });
  const newest = useRef<object>(undefined);

  /** Loads again, whatever there is. The same function as long as `work` is. Returns nothing after a failure. */
  const load = useCallback(
    async (input: Input): Promise<Value | undefined> => {
      const attempt = (newest.current = {});
      const change = (changes: State<Value, Input>) =>
        attempt === newest.current && setState((before) => ({ ...before, ...changes }));
      change({ phase: 'loading', input });
      try {
        const value = await work(input);
        change({ phase: 'ready', value, error: undefined });
        return value;
      } catch (error) {
        change({ phase: 'failed', error });
        return undefined;
      }
    },
    [work],
  );

  /** Loads what is neither there nor on its way. */
  function open(input: Input): void {
    if (state.phase !== 'loading' && state.phase !== 'ready') void load(input);
  }

  /** Loads again what failed, and moves the focus: the pressed button is gone as soon as it helps. */
  function retry(focused?: HTMLElement | null): void {
    focused?.focus({ preventScroll: true });
    void load(state.input as Input);
  }

  return { ...state, load, open, retry };
}
