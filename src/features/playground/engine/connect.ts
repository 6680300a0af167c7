import { connectWorker } from '#sandbox/connect-worker';
import type { WorkerEngine } from './run';

export const NOT_LOADED = 'The Genja engine did not load. Check your connection and retry.';

/** Asks the engine of this page, which starts with the first question. */
export const { ask: askEngine } = connectWorker<WorkerEngine>({
  start: () => new Worker(new URL('./worker.ts', import.meta.url)),
  message: NOT_LOADED,
  // The download included. The engine bounds its own work to less than a second.
  timeout: 20_000,
});
