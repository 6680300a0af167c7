import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expose } from 'comlink';
import { afterEach, expect, test, vi } from 'vitest';
import { connectWorker, TIMEOUT } from './connect-worker';
import type { Asked, LoadingReport } from './connect-worker';

interface Api {
  double(value: number): number;
  /** Reports a download, and responds when it has arrived. */
  load(milliseconds: number): Promise<string>;
  wait(): Promise<never>;
}

const MESSAGE = 'The engine did not load.';

/** A message port instead of a worker: this runs in Node. */
function startWorker() {
  const { port1, port2 } = new MessageChannel();
  const report = (isLoading: boolean) => port2.postMessage({ isLoading } satisfies LoadingReport);
  const api: Api = {
    double: (value) => 2 * value,
    load: async (milliseconds) => {
      report(true);
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      report(false);
      return 'loaded';
    },
    wait: () => new Promise(() => undefined),
  };
  expose(api, port2);
  return Object.assign(port1, { terminate: vi.fn(() => port1.close()) });
}

interface Options {
  timeout?: number;
  timeoutMessage?: string;
  open?(api: Asked<Api>): Promise<void>;
  onEnd?(): void;
}

function connect(options: Options = {}) {
  const workers: ReturnType<typeof startWorker>[] = [];
  const connection = connectWorker<Api>({
    ...options,
    start: () => workers[workers.push(startWorker()) - 1] as unknown as Worker,
    message: MESSAGE,
  });
  return { ...connection, workers };
}

/** Timeouts pass only when a test says so; messages go on. */
function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

afterEach(() => void vi.useRealTimers());

function beginsToLoad(worker: ReturnType<typeof startWorker>): Promise<void> {
  return new Promise((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Partial<LoadingReport>>) => {
      if (data.isLoading) resolve();
    });
  });
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

test('a worker that needs no preparation is asked before the page does anything else', async () => {
  const { ask, close } = connect();
  const question = vi.fn(async (api: Asked<Api>) => api.double(2));
  const response = ask(question);
  expect(question).toHaveBeenCalledOnce();
  expect(await response).toBe(4);
  close();
});

test('a running worker keeps no response in memory', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const { ask, close } = connect({ open: async () => {} });
  const response = new WeakRef(await ask(async () => ({ body: 'Prague' })));
  // A reference that was read in this turn of the event loop stays until its end.
  await new Promise((resolve) => setTimeout(resolve));
  collectGarbage();
  expect(response.deref()).toBeUndefined();
  close();
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

test('a worker that breaks after its end does not end the one that replaced it', async () => {
  const onEnd = vi.fn();
  const { ask, isRunning, close, workers } = connect({ onEnd });
  await ask((api) => api.double(2));
  close();
  const waiting = ask((api) => api.double(3));
  workers[0]!.dispatchEvent(new Event('error'));
  expect(isRunning()).toBe(true);
  expect(await waiting).toBe(6);
  expect(onEnd).toHaveBeenCalledOnce();
  expect(workers[1]!.terminate).not.toHaveBeenCalled();
  close();
});

test('a worker that takes too long counts as broken, and is replaced by the next question', async () => {
  stopClock();
  const onEnd = vi.fn();
  const { ask, close, workers } = connect({ timeout: 500, timeoutMessage: 'Too late.', onEnd });
  const [failure] = await Promise.all([
    ask((api) => api.wait()).catch((error: unknown) => error),
    vi.advanceTimersByTimeAsync(500),
  ]);
  expect(failure).toMatchObject({ message: 'Too late.', cause: TIMEOUT });
  expect(workers[0]!.terminate).toHaveBeenCalledOnce();
  expect(onEnd).toHaveBeenCalledOnce();
  expect(await ask((api) => api.double(2))).toBe(4);
  close();
});

test('a worker that is not asked may be silent', async () => {
  stopClock();
  const { ask, close, workers } = connect({ timeout: 500 });
  expect(await ask((api) => api.double(2))).toBe(4);
  await vi.advanceTimersByTimeAsync(800);
  expect(await ask((api) => api.double(3))).toBe(6);
  expect(workers).toHaveLength(1);
  close();
});

test('a worker that is silent from its start counts as broken, and is replaced', async () => {
  stopClock();
  let isSilent = true;
  const open = (api: Asked<Api>): Promise<void> => {
    if (isSilent) return api.wait();
    return api.double(1).then(() => undefined);
  };
  const { ask, close, workers } = connect({ timeout: 500, timeoutMessage: 'Too late.', open });
  await Promise.all([
    expect(ask((api) => api.double(2))).rejects.toThrow('Too late.'),
    vi.advanceTimersByTimeAsync(500),
  ]);
  isSilent = false;
  expect(await ask((api) => api.double(2))).toBe(4);
  expect(workers).toHaveLength(2);
  close();
});

test('a worker may take its time for downloads', async () => {
  stopClock();
  const open = async (api: Asked<Api>) => void (await api.load(800));
  const { ask, close, workers } = connect({ timeout: 500, open });
  const response = ask((api) => api.load(800));
  // One download before the question, one for it.
  for (let count = 0; count < 2; count += 1) {
    await beginsToLoad(workers[0]!);
    await vi.advanceTimersByTimeAsync(800);
  }
  expect(await response).toBe('loaded');
  expect(workers).toHaveLength(1);
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
