import { expose } from 'comlink';
import { expect, test, vi } from 'vitest';
import { connectWorker } from './connect-worker';

interface Api {
  double(value: number): number;
  wait(): Promise<never>;
}

const MESSAGE = 'The engine did not load.';

/** A message port instead of a worker: this runs in Node. */
function startWorker() {
  const { port1, port2 } = new MessageChannel();
  const api: Api = { double: (value) => 2 * value, wait: () => new Promise(() => undefined) };
  expose(api, port2);
  return Object.assign(port1, { terminate: vi.fn(() => port1.close()) });
}

function connect(options: { timeout?: number; open?(): Promise<void> } = {}) {
  const workers: ReturnType<typeof startWorker>[] = [];
  const connection = connectWorker<Api>({
    ...options,
    start: () => workers[workers.push(startWorker()) - 1] as unknown as Worker,
    message: MESSAGE,
  });
  return { ...connection, workers };
}

test('connectWorker() starts one worker, with the first question', async () => {
  const { ask, isRunning, close, workers } = connect();
  expect(isRunning()).toBe(false);
  expect(await Promise.all([ask((api) => api.double(2)), ask((api) => api.double(3))])).toEqual([
    4, 6,
  ]);
  expect([isRunning(), workers.length]).toEqual([true, 1]);
  close();
  expect(isRunning()).toBe(false);
});

test('a worker that breaks fails all questions, is ended, and is replaced by the next one', async () => {
  const { ask, close, workers } = connect();
  const waiting = Promise.allSettled([ask((api) => api.wait()), ask((api) => api.wait())]);
  workers[0]!.dispatchEvent(new Event('error'));
  const reasons = (await waiting).map((result) => 'reason' in result && result.reason.message);
  expect(reasons).toEqual([MESSAGE, MESSAGE]);
  expect(workers[0]!.terminate).toHaveBeenCalledOnce();
  expect(await ask((api) => api.double(2))).toBe(4);
  close();
});

test('a worker that takes too long counts as broken', async () => {
  const { ask, close, workers } = connect({ timeout: 20 });
  await expect(ask((api) => api.wait())).rejects.toThrow(MESSAGE);
  expect(workers[0]!.terminate).toHaveBeenCalledOnce();
  close();
});

test('a worker that cannot be prepared is replaced', async () => {
  let isOffline = true;
  const open = async () => {
    if (isOffline) throw new TypeError('Failed to fetch');
  };
  const { ask, close, workers } = connect({ open });
  await expect(ask((api) => api.double(2))).rejects.toThrow(MESSAGE);
  isOffline = false;
  expect(await ask((api) => api.double(2))).toBe(4);
  expect(workers).toHaveLength(2);
  close();
});

test('a question that fails keeps the worker', async () => {
  const { ask, close, workers } = connect();
  await expect(ask(() => Promise.reject(new Error('Too many.')))).rejects.toThrow('Too many.');
  await ask((api) => api.double(2));
  expect(workers).toHaveLength(1);
  close();
});
