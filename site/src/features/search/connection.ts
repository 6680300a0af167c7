import { connectWorker } from '@docs/utils/worker';
import type { Search } from '@docs/search';
import { forgetWorker, startWorker } from './start-worker';

const { ask } = connectWorker<Search>({
  start: startWorker,
  message: 'Search did not load.',
  // The download of the index included, which a slow phone may need half a minute for.
  timeout: 60_000,
  timeoutMessage: 'Search has not responded for 60 seconds.',
  onEnd: forgetWorker,
});

export const search: Search = {
  loadIndexes: (...args) => ask((remote) => remote.loadIndexes(...args)),
  search: (...args) => ask((remote) => remote.search(...args)),
};
