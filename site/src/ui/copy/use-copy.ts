import { useCallback, useEffect, useState } from 'react';

/** Rejects where the page is not served securely and the clipboard does not exist. */
export async function writeText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

/** A state that is `idle` again after a while: what a button says of what it did. */
export function useBriefState<State extends string>(
  milliseconds: number,
): [State | 'idle', (name: State | 'idle') => void] {
  // An object: the same state again starts the time again.
  const [state, setState] = useState<{ name: State | 'idle' }>({ name: 'idle' });
  const change = useCallback((name: State | 'idle') => setState({ name }), []);
  useEffect(() => {
    if (state.name === 'idle') return undefined;
    const timer = setTimeout(() => change('idle'), milliseconds);
    return () => clearTimeout(timer);
  }, [state, change, milliseconds]);
  return [state.name, change];
}
