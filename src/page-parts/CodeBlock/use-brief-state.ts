import { useEffect, useState } from 'react';
import type { Dispatch, SetStateAction } from 'react';

/** A state that is `idle` again after a while: what a button says of what it did. */
export function useBriefState<State extends string>(
  milliseconds: number,
): [State | 'idle', Dispatch<SetStateAction<State | 'idle'>>] {
  const [state, setState] = useState<State | 'idle'>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), milliseconds);
    return () => clearTimeout(timer);
  }, [state, milliseconds]);
  return [state, setState];
}
