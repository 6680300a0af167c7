import { wrap } from 'comlink';
import type { Remote } from 'comlink';
import type { WorkerEngine } from './run';

/** The download included. The engine bounds its own work to less than a second. */
const LONGEST_MS = 20_000;

export const NOT_LOADED = 'The Genja engine did not load. Check your connection and retry.';

interface Running {
  worker: Worker;
  remote: Remote<WorkerEngine>;
  broken: Promise<never>;
}

/** The engine from the other side; comlink's own type takes unions apart. */
type AsyncEngine = {
  [Name in keyof WorkerEngine]: (
    ...args: Parameters<WorkerEngine[Name]>
  ) => Promise<ReturnType<WorkerEngine[Name]>>;
};

let running: Running | undefined;

/**
 * Asks the engine of this page. Its worker starts with the first question; one that breaks or does
 * not respond in time is replaced by the next.
 *
 * @throws when the worker did not load or respond
 */
export async function askEngine<T>(question: (engine: AsyncEngine) => Promise<T>): Promise<T> {
  running ??= start();
  const { remote, broken } = running;
  let timer: number | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(new Error(NOT_LOADED)), LONGEST_MS);
  });
  try {
    return await Promise.race([broken, late, question(remote as unknown as AsyncEngine)]);
  } catch (cause) {
    stop();
    throw new Error(NOT_LOADED, { cause });
  } finally {
    window.clearTimeout(timer);
  }
}

function start(): Running {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error(NOT_LOADED)));
  });
  broken.catch(() => undefined);
  return { worker, remote: wrap<WorkerEngine>(worker), broken };
}

function stop(): void {
  running?.worker.terminate();
  running = undefined;
}
