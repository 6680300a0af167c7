import { useState } from 'react';
import type { ComponentType } from 'react';

interface Loading {
  /** Undefined until it is loaded. */
  Content?: ComponentType;
  phase: 'idle' | 'loading' | 'ready' | 'failed';
}

/** A component that is downloaded on demand; after a failure the next demand tries again. */
export function useLoad(load: () => Promise<{ default: ComponentType }>) {
  const [state, setState] = useState<Loading>({ phase: 'idle' });
  function open(): void {
    if (state.phase === 'loading' || state.phase === 'ready') return;
    setState({ phase: 'loading' });
    load().then(
      ({ default: Content }) => setState({ phase: 'ready', Content }),
      () => setState({ phase: 'failed' }),
    );
  }
  return { ...state, open };
}
