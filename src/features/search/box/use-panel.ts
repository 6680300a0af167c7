import type { Scope } from '../create-session';
import { startWorker } from '../start-worker';
import { useLoad } from '@site/src/ui/use-lazy';

/** The list of hits and the worker, which nobody downloads who does not search. */
export function usePanel(scope: Scope) {
  return useLoad(() => {
    startWorker(scope);
    return import('./Panel');
  });
}
