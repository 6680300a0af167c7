export { TIMEOUT, connectWorker } from './connect-worker';
export type { LoadingReport } from './connect-worker';
export { LoadFailure, loadOnce, loadPart, readLoadingTime, watchLoading } from './load-once';
