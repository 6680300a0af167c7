import { useState } from 'react';
import type { ComponentType } from 'react';
import type { Scope } from '../../search/create-session';
import { startWorker } from '../../search/start-worker';
import type { PanelProps } from './Panel';

interface LazyPanel {
  /** Undefined until it is loaded. */
  Panel?: ComponentType<PanelProps>;
  phase: 'idle' | 'loading' | 'ready' | 'failed';
  /** Begins to load; does nothing the second time, and tries again after a failure. */
  load: () => void;
}

/** The list of hits and the worker, which nobody downloads who does not search. */
export function usePanel(scope: Scope): LazyPanel {
  const [state, setState] = useState<Omit<LazyPanel, 'load'>>({ phase: 'idle' });
  function load(): void {
    if (state.phase === 'loading' || state.phase === 'ready') return;
    setState({ phase: 'loading' });
    startWorker(scope);
    import('./Panel').then(
      ({ default: Panel }) => setState({ phase: 'ready', Panel }),
      () => setState({ phase: 'failed' }),
    );
  }
  return { ...state, load };
}
