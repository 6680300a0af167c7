import { expose } from 'comlink';
import { createSandbox } from './create-sandbox';
import type { LoadingReport } from '@docs/utils/worker';
import { readLoadingTime, watchLoading } from './load-part';
import type { Violation, Contracts, Sandbox } from './types';

export interface WireRequest {
  url: string;
  method: string;
  headers: [string, string][];
  body: ArrayBuffer | null;
}

export interface WireResponse {
  status: number;
  headers: [string, string][];
  body: ArrayBuffer;
  /** The time of the request, without that for loading code. */
  milliseconds: number;
}

/** The functions that the worker offers to the page. */
export interface WorkerSandbox {
  open(contractsUrl: string): Promise<void>;
  send(request: WireRequest): Promise<WireResponse>;
  prepare(document: object): Promise<void>;
  check(request: WireRequest): Promise<Violation[]>;
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

  send: async (wire) => {
    const start = performance.now() - readLoadingTime();
    const response = await getSandbox().fetch(toRequest(wire));
    return {
      status: response.status,
      headers: [...response.headers],
      body: await response.arrayBuffer(),
      milliseconds: performance.now() - readLoadingTime() - start,
    };
  },

  prepare: async (document) => getSandbox().prepare(document),

  check: async (wire) => getSandbox().check(toRequest(wire)),

  reset: () => sandbox?.reset(),
};

function getSandbox(): Sandbox {
  if (!sandbox) throw new Error('Call open() before send() and check().');
  return sandbox;
}

function toRequest({ url, method, headers, body }: WireRequest): Request {
  return new Request(url, { method, headers, body });
}

/** A download may take its time; see `timeout` of the connection. */
function report(isLoading: boolean): void {
  postMessage({ isLoading } satisfies LoadingReport);
}

// Scripts of parts load synchronously: meanwhile the worker responds to nothing.
watchLoading(report);
expose(worker);
