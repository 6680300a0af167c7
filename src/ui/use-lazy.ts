import { useState } from 'react';
import type { ComponentType } from 'react';

interface Loading<Props> {
  /** Undefined until it is loaded. */
  Content?: ComponentType<Props>;
  phase: 'idle' | 'loading' | 'ready' | 'failed';
}

/** A component that is downloaded on demand; after a failure the next demand tries again. */
export function useLazy<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [state, setState] = useState<Loading<Props>>({ phase: 'idle' });
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
