export interface Once<T> {
  get(): Promise<T>;
  forget(): void;
}

/**
 * Loads something when it is first needed, and keeps it. A failure is not kept.
 *
 * @param load gets the number of failures so far
 * @example
 * const names = loadOnce(() => download('/names.json'));
 * await names.get(); // fails when the download fails
 * await names.get(); // tries again, or returns what has been loaded
 */
export function loadOnce<T>(load: (failures: number) => Promise<T>): Once<T> {
  let loaded: Promise<T> | undefined;
  let failures = 0;

  function forget(): void {
    loaded = undefined;
  }

  function start(): Promise<T> {
    // Where a part does not arrive in a worker, the bundler's import() throws: it does not reject.
    return Promise.resolve(failures)
      .then(load)
      .catch((error: unknown) => {
        failures += 1;
        forget();
        throw error;
      });
  }

  return { get: () => (loaded ??= start()), forget };
}
