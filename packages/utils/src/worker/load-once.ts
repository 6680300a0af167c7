const PART_NOT_LOADED = 'Part of the sandbox did not load. Check your connection and retry.';

/**
 * Part of the sandbox did not load. No response can say that: the request itself fails, as requests do
 * without a connection, and the next one loads the part again.
 */
export class LoadFailure extends Error {
  constructor(cause: unknown) {
    super(PART_NOT_LOADED, { cause });
  }
}

interface Once<T> {
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

let loadingTime = 0;
/** Parts that are loading now: they may overlap. */
let loadingCount = 0;
let tell: (isLoading: boolean) => void = () => undefined;

/** Sets who is told when the first part begins to load, and when the last has arrived or failed. */
export function watchLoading(listener: (isLoading: boolean) => void): void {
  tell = listener;
}

/** Milliseconds that parts of the sandbox took to load so far. */
export function readLoadingTime(): number {
  return loadingTime;
}

/** Loads a part of the sandbox once; fails with a LoadFailure. */
export function loadPart<T>(load: () => Promise<T>): Once<T> {
  return loadOnce(async () => {
    const start = performance.now();
    if (loadingCount++ === 0) tell(true);
    try {
      return await load();
    } catch (error) {
      throw new LoadFailure(error);
    } finally {
      loadingTime += performance.now() - start;
      if (--loadingCount === 0) tell(false);
    }
  });
}
