import { connectWorker } from '#sandbox/connect-worker';
import type { Search } from './engine/create-search';
import { startWorker } from './start-worker';

const { ask } = connectWorker<Search>({ start: startWorker, message: 'Search did not load.' });

const search: Search = {
  loadIndexes: (...args) => ask((remote) => remote.loadIndexes(...args)),
  search: (...args) => ask((remote) => remote.search(...args)),
  searchWithOthers: (...args) => ask((remote) => remote.searchWithOthers(...args)),
};

/** The search in the worker. */
export function connect(): Search {
  return search;
}
