import { releaseProxy, wrap } from 'comlink';
import type { Remote } from 'comlink';
import type { WireReply, WireRequest, WorkerSandbox } from './worker';

/** The sandbox of a page. It lives in a worker, which starts with the first call. */
export interface BrowserSandbox {
  fetch(request: Request): Promise<Response>;
  /** Forgets everything that calls have changed. */
  reset(): Promise<void>;
  /** Ends the worker; the next call starts a new one. */
  close(): void;
}

interface Running {
  worker: Worker;
  remote: Remote<WorkerSandbox>;
  ready: Promise<void>;
}

/**
 * Connects a page with the sandbox.
 *
 * @param contractsUrl address of the contracts as one JSON object `{ mediaV2, generalV3, mediaV1 }`
 */
export function connectSandbox(contractsUrl: string): BrowserSandbox {
  let running: Running | undefined;

  async function start(): Promise<Remote<WorkerSandbox>> {
    running ??= startWorker(new URL(contractsUrl, window.location.href).href);
    const { ready, remote } = running;
    try {
      await ready;
    } catch (error) {
      // A failed start, such as a lost connection, must not last: the next call tries again.
      close();
      throw error;
    }
    return remote;
  }

  function close(): void {
    running?.remote[releaseProxy]();
    running?.worker.terminate();
    running = undefined;
  }

  return {
    fetch: async (request) => {
      const remote = await start();
      return toResponse(await remote.answer(await toWire(request)));
    },
    reset: async () => {
      if (running) await (await start()).reset();
    },
    close,
  };
}

function startWorker(contractsUrl: string): Running {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const remote = wrap<WorkerSandbox>(worker);
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => {
      reject(new Error('The sandbox did not load. Check the connection and try again.'));
    });
  });
  return { worker, remote, ready: Promise.race([remote.open(contractsUrl), failed]) };
}

/** A Request cannot be sent to a worker; its parts can. */
async function toWire(request: Request): Promise<WireRequest> {
  return {
    url: request.url,
    method: request.method,
    headers: [...request.headers],
    body: request.body ? await request.arrayBuffer() : null,
  };
}

function toResponse({ status, headers, body }: WireReply): Response {
  return new Response(body.byteLength > 0 ? body : null, { status, headers });
}
