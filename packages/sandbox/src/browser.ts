import { connectWorker } from '@docs/utils/worker';
import type { Exchange, SentRequest } from './exchange';
import type { Violation } from './types';
import type { WorkerSandbox } from './worker';

/** The sandbox of a page. It runs in a worker, which starts with the first request. */
export interface BrowserSandbox {
  /** Starts the worker ahead of the first request. */
  start(): Promise<void>;
  send(request: SentRequest): Promise<Exchange>;
  /** Loads what the analysis of a document needs, ahead of the request. */
  prepare(document: object): Promise<void>;
  /** Says what is wrong with a request, without sending it. */
  check(request: SentRequest): Promise<Violation[]>;
  /** Undoes everything that requests have changed. */
  reset(): Promise<void>;
  /** Ends the worker; the next request starts a new one. */
  close(): void;
}

/**
 * Connects a page with the sandbox.
 *
 * @param contractsUrl URL of the contracts as one JSON object by name of API
 * @param options `onStart` is called when a worker starts, which knows nothing of earlier requests;
 *   `onLoading` when a download begins and ends
 */
export function connectSandbox(
  contractsUrl: string,
  { onStart, onLoading }: { onStart?(): void; onLoading?(): void } = {},
): BrowserSandbox {
  const { ask, isRunning, close } = connectWorker<WorkerSandbox>({
    start: () => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url));
      onStart?.();
      return worker;
    },
    open: (worker) => worker.open(new URL(contractsUrl, location.href).href),
    onLoading,
    message: 'The sandbox did not load. Check your connection and retry.',
    // The longest text that the sandbox accepts takes some seconds on a slow phone.
    timeout: 30_000,
    timeoutMessage: 'The sandbox has not responded for 30 seconds.',
  });

  return {
    start: () => ask(async () => {}),
    prepare: (document) => ask((remote) => remote.prepare(document)),
    send: async (request) => ({ request, ...(await ask((remote) => remote.send(request))) }),
    check: (request) => ask((remote) => remote.check(request)),
    reset: async () => {
      if (isRunning()) await ask((remote) => remote.reset());
    },
    close,
  };
}
