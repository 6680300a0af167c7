import { expose } from 'comlink';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from '@docs/utils/testing';
import { connectSandbox } from './browser';
import type { BrowserSandbox } from './browser';
import { LoadFailure, PART_NOT_LOADED } from '@docs/utils/worker';
import type { WorkerSandbox } from './worker';

const NOT_LOADED = 'The sandbox did not load. Check your connection and retry.';

/** Workers that were started, and what the next requests meet. */
let started: MessagePort[] = [];
let isPartMissing = false;
let sandbox: BrowserSandbox;

/** Replaces worker.ts, which needs a browser; it returns its own number. */
function startWorker(): MessagePort {
  const { port1, port2 } = new MessageChannel();
  const workerNumber = started.push(port1);
  const worker: WorkerSandbox = {
    open: async () => undefined,
    send: async () => {
      if (isPartMissing) throw new LoadFailure('offline');
      return {
        status: 200,
        headers: [],
        body: new TextEncoder().encode(`${workerNumber}`).buffer,
        milliseconds: 1,
      };
    },
    check: async () => [],
    reset: () => undefined,
  };
  expose(worker, port2);
  return Object.assign(port1, { terminate: () => port1.close() });
}

async function ask(): Promise<string> {
  const { response } = await sandbox.send(new Request('https://sandbox.test/v2/photos'));
  return response.text();
}

beforeEach(() => {
  [started, isPartMissing] = [[], false];
  vi.stubGlobal('location', { href: 'https://docs.test/' });
  // A function that is called with `new` may give another object.
  vi.stubGlobal('Worker', function () {
    return startWorker();
  });
  sandbox = connectSandbox('/contracts.json');
});
afterEach(() => {
  sandbox.close();
  vi.unstubAllGlobals();
});

it('a request that fails keeps the worker, with what other requests have changed in it', async () => {
  isPartMissing = true;
  await expect(ask()).rejects.toThrow(PART_NOT_LOADED);
  isPartMissing = false;
  expect(await ask()).toBe('1');
});

it('a browser that starts no worker is told of in the words of the sandbox', async () => {
  vi.stubGlobal('Worker', function () {
    throw new DOMException('Refused to create a worker.', 'SecurityError');
  });
  await expect(ask()).rejects.toThrow(NOT_LOADED);
});

it('says when a worker starts: it knows nothing of earlier requests', async () => {
  const onStart = vi.fn();
  sandbox = connectSandbox('/contracts.json', { onStart });
  await ask();
  await ask();
  expect(onStart).toHaveBeenCalledOnce();
  started[0]?.dispatchEvent(new Event('error'));
  await waitFor(async () => expect(await ask()).toBe('2'));
  expect(onStart).toHaveBeenCalledTimes(2);
});
