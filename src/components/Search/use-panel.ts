import type { Scope } from '../../search/create-session';
import { startWorker } from '../../search/start-worker';
import { useLoad } from '../Aid/use-load';

/** The list of hits and the worker, which nobody downloads who does not search. */
export function usePanel(scope: Scope) {
  return useLoad(() => {
    startWorker(scope);
    return import('./Panel');
  });
}
