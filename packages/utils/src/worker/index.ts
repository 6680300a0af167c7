export { TIMEOUT, connectWorker } from './connect-worker';
export type { LoadingReport } from './connect-worker';
export { loadOnce } from './load-once';
export type { Once } from './load-once';
