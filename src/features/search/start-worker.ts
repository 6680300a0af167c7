export interface RunningWorker {
  worker: Worker;
  /** Rejects when the worker's script cannot be loaded or stops. */
  broken: Promise<never>;
}

interface SearchScope {
  versionPath: string;
  context: string;
}

/** One for all pages: a reader who goes on keeps what has been downloaded. */
let running: RunningWorker | undefined;

/**
 * Starts the worker, once. It is separate from all that talks to the worker, so that the worker's
 * script and the list of hits are downloaded at the same time.
 *
 * @param place what the worker begins to download by itself; that saves a round trip
 */
export function startWorker(place: SearchScope = { versionPath: '', context: '' }): RunningWorker {
  running ??= start(place);
  return running;
}

function start({ versionPath, context }: SearchScope): RunningWorker {
  const name = versionPath === '' ? '' : `${versionPath} ${context}`;
  const worker = new Worker(new URL('./engine/worker.ts', import.meta.url), { name });
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => {
      // The next attempt starts another one.
      running = undefined;
      worker.terminate();
      reject(new Error('Search did not load.'));
    });
  });
  // A pending request reports the error; there may be none yet.
  broken.catch(() => undefined);
  return { worker, broken };
}
