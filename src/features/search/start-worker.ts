interface SearchScope {
  versionPath: string;
  context: string;
}

/** One for all pages: a reader who goes on keeps what has been downloaded. */
let running: Worker | undefined;

/**
 * Starts the worker, unless it runs. It is separate from all that talks to the worker, so that the
 * worker's script and the list of hits are downloaded at the same time.
 *
 * @param scope what the worker begins to download by itself; that saves a round trip
 */
export function startWorker(scope?: SearchScope): Worker {
  if (running) return running;
  const name = scope ? `${scope.versionPath} ${scope.context}` : '';
  const worker = new Worker(new URL('./engine/worker.ts', import.meta.url), { name });
  // The next attempt starts another one.
  worker.addEventListener('error', () => (running = undefined));
  return (running = worker);
}
