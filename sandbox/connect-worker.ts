// eslint-disable-next-line no-restricted-imports -- the one place
import { releaseProxy, wrap } from 'comlink';
import type { Remote } from 'comlink';

/** What a worker offers, from the other side. */
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
  /** What readers are told when the worker did not start, broke or took too long. */
  message: string;
  /** In milliseconds, the download included. Without it, a question waits as long as the worker lives. */
  timeout?: number;
}

interface Running<Api> {
  worker: Worker;
  remote: Remote<Api>;
  ready: Promise<void> | undefined;
  /** Never resolves and rejects when the worker breaks: questions race it, so none waits indefinitely. */
  broken: Promise<never>;
  fail(cause: unknown): void;
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
}: Options<Api>): Connection<Api> {
  let running: Running<Api> | undefined;

  function toError(cause: unknown): Error {
    // Messages of browsers, such as "Failed to fetch", name neither the worker nor a remedy.
    return new Error(message, { cause });
  }

  function run(): Running<Api> {
    const worker = startWorker();
    const remote = wrap<Api>(worker);
    let fail!: (cause: unknown) => void;
    const broken = new Promise<never>((_, reject) => {
      fail = (cause) => reject(toError(cause));
    });
    worker.addEventListener('error', fail);
    const ready = open?.(toAsked(remote)).catch((cause: unknown) => {
      fail(cause);
      return broken;
    });
    const started = { worker, remote, broken, fail, ready };
    // A question that waits reports the error; there may be none.
    broken.catch(() => end(started));
    return started;
  }

  function startWorker(): Worker {
    try {
      return start();
    } catch (cause) {
      throw toError(cause);
    }
  }

  function end(started: Running<Api>): void {
    if (running !== started) return;
    running = undefined;
    started.fail('closed');
    started.remote[releaseProxy]();
    started.worker.terminate();
  }

  async function ask<Result>(question: (api: Asked<Api>) => Promise<Result>): Promise<Result> {
    const current = (running ??= run());
    const { ready, broken, remote, fail } = current;
    const timer = timeout === undefined ? undefined : setTimeout(fail, timeout, 'timeout');
    try {
      // `broken` comes first: of two settled promises, a race takes the first.
      await Promise.race([broken, ready]);
      // It broke, or was closed, in the meantime.
      if (running !== current) return await broken;
      return await Promise.race([broken, question(toAsked(remote))]);
    } finally {
      clearTimeout(timer);
    }
  }

  return { ask, isRunning: () => running !== undefined, close: () => running && end(running) };
}

/** Comlink's own type takes unions apart. */
function toAsked<Api>(remote: Remote<Api>): Asked<Api> {
  return remote as unknown as Asked<Api>;
}
