import { expose } from 'comlink';
import { createSandbox } from './create-sandbox';
import type { LoadingReport } from '@docs/utils/worker';
import type { Exchange, SentRequest } from './exchange';
import { readLoadingTime, watchLoading } from './load-part';
import type { Violation, Contracts, Sandbox } from './types';

/** The functions that the worker offers to the page. */
export interface WorkerSandbox {
  open(contractsUrl: string): Promise<void>;
  send(request: SentRequest): Promise<Omit<Exchange, 'request'>>;
  prepare(document: object): Promise<void>;
  check(request: SentRequest): Promise<Violation[]>;
  reset(): void;
}

let sandbox: Sandbox | undefined;

const worker: WorkerSandbox = {
  open: async (contractsUrl) => {
    report(true);
    try {
      const response = await fetch(contractsUrl);
      if (!response.ok) throw new Error(`${contractsUrl} returned ${response.status}.`);
      sandbox ??= createSandbox({ contracts: (await response.json()) as Contracts });
    } finally {
      report(false);
    }
  },

  send: async (request) => {
    const start = performance.now() - readLoadingTime();
    const response = await getSandbox().fetch(toRequest(request));
    const body = await response.arrayBuffer();
    return {
      status: response.status,
      headers: [...response.headers],
      text: new TextDecoder().decode(body),
      bytes: body.byteLength,
      milliseconds: performance.now() - readLoadingTime() - start,
    };
  },

  prepare: async (document) => getSandbox().prepare(document),

  check: async (request) => getSandbox().check(toRequest(request)),

  reset: () => sandbox?.reset(),
};

function getSandbox(): Sandbox {
  if (!sandbox) throw new Error('Call open() before send() and check().');
  return sandbox;
}

function toRequest({ url, ...request }: SentRequest): Request {
  return new Request(url, request);
}

/** A download may take its time; see `timeout` of the connection. */
function report(isLoading: boolean): void {
  postMessage({ isLoading } satisfies LoadingReport);
}

// Scripts of parts load synchronously: meanwhile the worker responds to nothing.
watchLoading(report);
expose(worker);
