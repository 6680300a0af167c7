import { wrap } from 'comlink';
import type { Search } from './engine/create-search';
import { startWorker } from './start-worker';

/** The search in the worker. Its calls fail, rather than wait for ever, when the worker is gone. */
export function connect(): Search {
  const { worker, broken } = startWorker();
  const remote = wrap<Search>(worker);
  return {
    loadIndexes: (...args) => Promise.race([remote.loadIndexes(...args), broken]),
    search: (...args) => Promise.race([remote.search(...args), broken]),
  };
}
