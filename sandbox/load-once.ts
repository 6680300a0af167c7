export const PART_NOT_LOADED = 'Part of the sandbox did not load. Check your connection and retry.';

/**
 * Part of the sandbox did not load. No response can say that: the request itself fails, as requests do
 * without a connection, and the next one loads the part again.
 */
export class LoadFailure extends Error {
  constructor(cause: unknown) {
    super(PART_NOT_LOADED, { cause });
  }
}

/**
 * Loads something when it is first needed, and keeps it. A failure is not kept.
 *
 * @example
 * const library = loadOnce(() => import('wink-nlp'));
 * await library.get(); // fails with a LoadFailure when the download fails
 * await library.get(); // tries again, or gives what has been loaded
 */
export function loadOnce<T>(load: () => Promise<T>): { get(): Promise<T>; forget(): void } {
  let loaded: Promise<T> | undefined;

  function forget(): void {
    loaded = undefined;
  }

  function start(): Promise<T> {
    // Where a part does not arrive in a worker, the bundler's import() throws: it does not reject.
    return Promise.resolve()
      .then(load)
      .catch((error: unknown) => {
        forget();
        throw new LoadFailure(error);
      });
  }

  return { get: () => (loaded ??= start()), forget };
}
