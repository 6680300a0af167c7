import type { Scope } from '../create-session';
import { startWorker } from '../start-worker';
import { useLazy } from '@site/src/ui/use-lazy';

/** The list of hits and the worker, which nobody downloads who does not search. */
export function usePanel(scope: Scope) {
  return useLazy(() => {
    startWorker(scope);
    return import('./Panel');
  });
}
