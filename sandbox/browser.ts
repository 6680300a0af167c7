import { releaseProxy, wrap } from 'comlink';
import type { Remote } from 'comlink';
import { PART_NOT_LOADED } from './load-once';
import type { Violation } from './replies';
import type { WireResponse, WireRequest, WorkerSandbox } from './worker';

/** The sandbox of a page. It runs in a worker, which starts with the first request. */
export interface BrowserSandbox {
  fetch(request: Request): Promise<Response>;
  /** Says what is wrong with a request, without sending it. */
  check(request: Request): Promise<Violation[]>;
  /** Undoes everything that requests have changed. */
  reset(): Promise<void>;
  /** Ends the worker; the next request starts a new one. */
  close(): void;
}

const NOT_LOADED = 'The sandbox did not load. Check your connection and retry.';

interface Running {
  worker: Worker;
  remote: Remote<WorkerSandbox>;
  ready: Promise<void>;
  /** Never resolves and rejects when the worker breaks: requests race it, so none waits indefinitely. */
  broken: Promise<never>;
}

/**
 * Connects a page with the sandbox.
 *
 * @param contractsUrl URL of the contracts as one JSON object `{ mediaV2, generalV3, mediaV1 }`
 * @param options `onStart` is called when a worker starts, which knows nothing of earlier requests
 */
export function connectSandbox(
  contractsUrl: string,
  { onStart }: { onStart?(): void } = {},
): BrowserSandbox {
  let running: Running | undefined;

  function start(): Running {
    const started = startWorker(new URL(contractsUrl, location.href).href);
    // A worker that did not start, or broke, must not last: the next request starts a new one. One in
    // which a request failed stays, because it has what requests have changed.
    Promise.all([started.ready, started.broken]).catch(close);
    onStart?.();
    return started;
  }

  async function ask<ResponseView>(
    question: (remote: Remote<WorkerSandbox>) => Promise<ResponseView>,
  ): Promise<ResponseView> {
    try {
      running ??= start();
      const { ready, remote, broken } = running;
      // `broken` comes first: of two settled promises, a race takes the first.
      await Promise.race([broken, ready]);
      return await Promise.race([broken, question(remote)]);
    } catch (cause) {
      // Messages of browsers, such as "Failed to fetch", name neither the sandbox nor a remedy.
      throw isOwn(cause) ? cause : new Error(NOT_LOADED, { cause });
    }
  }

  function close(): void {
    running?.remote[releaseProxy]();
    running?.worker.terminate();
    running = undefined;
  }

  return {
    fetch: async (request) => {
      const wire = await toWire(request);
      return toResponse(await ask((remote) => remote.response(wire)));
    },
    check: async (request) => {
      const wire = await toWire(request);
      return ask((remote) => remote.check(wire));
    },
    reset: async () => {
      if (running) await ask((remote) => remote.reset());
    },
    close,
  };
}

/** A worker sends errors without their class, so its own are recognized by their message. */
function isOwn(error: unknown): boolean {
  return error instanceof Error && [NOT_LOADED, PART_NOT_LOADED].includes(error.message);
}

function startWorker(contractsUrl: string): Running {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const remote = wrap<WorkerSandbox>(worker);
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => {
      reject(new Error(NOT_LOADED));
    });
  });
  return { worker, remote, ready: remote.open(contractsUrl), broken };
}

/** A Request cannot be sent to a worker; its parts can. */
async function toWire(request: Request): Promise<WireRequest> {
  // Firefox has no `request.body`.
  const body = await request.arrayBuffer();
  return {
    url: request.url,
    method: request.method,
    headers: [...request.headers],
    body: body.byteLength > 0 ? body : null,
  };
}

function toResponse({ status, headers, body }: WireResponse): Response {
  return new Response(body.byteLength > 0 ? body : null, { status, headers });
}
