// eslint-disable-next-line no-restricted-imports -- the one place
import { releaseProxy, wrap } from 'comlink';
import type { Remote } from 'comlink';

/** The functions of a worker, as the other side calls them. */
export type Asked<Api> = {
  [Name in keyof Api]: Api[Name] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Promise<Awaited<Result>>
    : never;
};

export interface Connection<Api> {
  /** @throws what the worker throws, or an error with the message of the options */
  ask<Result>(question: (api: Asked<Api>) => Promise<Result>): Promise<Result>;
  isRunning(): boolean;
  /** Ends the worker; the next question starts a new one. */
  close(): void;
}

interface Options<Api> {
  /** Finds or starts the worker: bundlers see its script only where `new Worker(new URL(…))` is written. */
  start(): Worker;
  /** Prepares a new worker; no question is asked before that. */
  open?(api: Asked<Api>): Promise<void>;
  /** The message for readers when the worker did not start or broke. */
  message: string;
  /**
   * Milliseconds without a message from the worker after which a question fails. Downloads count,
   * that of its script too, except those that the worker reports. Without it, a question waits as
   * long as the worker lives.
   */
  timeout?: number;
  /** Called when a download of the worker begins and ends. */
  onLoading?(): void;
  /** The message for readers after the timeout; else `message`. */
  timeoutMessage?: string;
  /** Called when the worker has ended. */
  onEnd?(): void;
}

/** A worker sends it before and after a download, during which it may respond to nothing. */
export interface LoadingReport {
  isLoading: boolean;
}

/** The cause of an error when a worker took too long. */
export const TIMEOUT = 'timeout';

interface Running<Api> {
  worker: Worker;
  remote: Remote<Api>;
  ready?: Promise<void>;
  /**
   * Each rejects a question that waits for a response, so that none waits indefinitely. A race with a
   * promise that only breaks would keep every response as long as the worker runs.
   */
  waiting: Set<(error: Error) => void>;
  isLoading: boolean;
  timer?: ReturnType<typeof setTimeout>;
}

/**
 * Connects a page with a worker, which starts with the first question. One that did not start, or
 * broke, is replaced at the next question. One in which a question failed stays, because of what
 * earlier questions have changed or downloaded there.
 *
 * @example
 * const engine = connectWorker<Engine>({ start: () => new Worker(…), message: 'The engine did not load.' });
 * await engine.ask(({ render }) => render(template));
 */
export function connectWorker<Api>({
  start,
  open,
  message,
  timeout,
  timeoutMessage = message,
  onLoading,
  onEnd,
}: Options<Api>): Connection<Api> {
  let running: Running<Api> | undefined;

  function toError(cause: unknown): Error {
    // Messages of browsers, such as "Failed to fetch", name neither the worker nor a remedy.
    return new Error(cause === TIMEOUT ? timeoutMessage : message, { cause });
  }

  function run(): Running<Api> {
    const worker = startWorker();
    const remote = wrap<Api>(worker);
    const started: Running<Api> = { worker, remote, waiting: new Set(), isLoading: false };
    worker.addEventListener('error', (event) => end(started, event));
    worker.addEventListener('message', ({ data }: MessageEvent<Partial<LoadingReport>>) => {
      if (data.isLoading !== undefined) {
        started.isLoading = data.isLoading;
        onLoading?.();
      }
      expectMessage(started);
    });
    started.ready = open?.(toAsked(remote));
    started.ready?.catch((cause: unknown) => end(started, cause));
    return started;
  }

  function startWorker(): Worker {
    try {
      return start();
    } catch (cause) {
      throw toError(cause);
    }
  }

  /** A worker that is silent for too long counts as broken. */
  function expectMessage(started: Running<Api>): void {
    clearTimeout(started.timer);
    if (timeout === undefined || started.waiting.size === 0 || started.isLoading) return;
    started.timer = setTimeout(() => end(started, TIMEOUT), timeout);
  }

  /** Fails the questions that wait for a response. */
  function end(started: Running<Api>, cause: unknown): void {
    if (running !== started) return;
    running = undefined;
    clearTimeout(started.timer);
    const { waiting, remote, worker } = started;
    started.waiting = new Set();
    waiting.forEach((reject) => reject(toError(cause)));
    remote[releaseProxy]();
    worker.terminate();
    onEnd?.();
  }

  async function ask<Result>(question: (api: Asked<Api>) => Promise<Result>): Promise<Result> {
    const current = (running ??= run());
    return new Promise<Result>((resolve, reject) => {
      current.waiting.add(reject);
      expectMessage(current);
      const settle = (): void => {
        current.waiting.delete(reject);
        expectMessage(current);
      };
      void respond(current, question).then(resolve, reject).finally(settle);
    });
  }

  async function respond<Result>(
    current: Running<Api>,
    question: (api: Asked<Api>) => Promise<Result>,
  ): Promise<Result> {
    // Without anything to wait for, the worker gets the question before the page draws again.
    if (current.ready) await current.ready;
    return question(toAsked(current.remote));
  }

  return {
    ask,
    isRunning: () => running !== undefined,
    close: () => running && end(running, 'closed'),
  };
}

/** Comlink's own type takes unions apart. */
function toAsked<Api>(remote: Remote<Api>): Asked<Api> {
  return remote as unknown as Asked<Api>;
}
