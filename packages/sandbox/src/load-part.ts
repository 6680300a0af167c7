import { loadOnce } from '@docs/utils/worker';
import type { Once } from '@docs/utils/worker';

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
