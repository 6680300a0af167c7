import { namesFiles } from '@generated/local-search/default/names-files';
import type { Scope } from './create-session';
import type { HandedOver } from './worker';

/** One for all pages: a reader who goes on keeps what has been downloaded. */
let running: Worker | undefined;

/**
 * Starts the worker, unless it runs. It is separate from all that talks to the worker, so that the
 * worker's script and the list of hits are downloaded at the same time.
 */
export function startWorker(scope?: Scope): Worker {
  if (running) return running;
  const name = scope ? `${scope.versionPath} ${scope.context}` : '';
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { name });
  if (scope) void handOverNames(worker, scope);
  worker.addEventListener('error', forgetWorker);
  return (running = worker);
}

/** The next attempt starts another one. */
export function forgetWorker(): void {
  running = undefined;
}

/**
 * Downloads the names while the worker's script is on its way, which saves a round trip. What fails
 * is handed over as an empty text: the worker then downloads it itself, and reports the error.
 */
async function handOverNames(worker: Worker, { versionPath, context }: Scope): Promise<void> {
  const files = Object.entries(namesFiles[versionPath] ?? {});
  const searched = files.filter(([product]) => context === '' || product === context);
  await Promise.all(
    searched.map(async ([, url]) => {
      const text = await fetch(url)
        .then((response) => (response.ok ? response.text() : ''))
        .catch(() => '');
      worker.postMessage({ url, text } satisfies HandedOver);
    }),
  );
}
