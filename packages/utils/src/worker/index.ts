export { TIMEOUT, connectWorker } from './connect-worker';
export type { LoadingReport } from './connect-worker';
export {
  LoadFailure,
  PART_NOT_LOADED,
  loadOnce,
  loadPart,
  readLoadingTime,
  watchLoading,
} from './load-once';
