import type { TIMEOUT } from '@docs/utils/worker';

/** The sandbox has sent a response, but not what was asked for: the connection is not to blame. */
export class RejectedRequest extends Error {}

/** The message of an error for readers, unless the download of the sandbox failed. */
export function findMessage(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  // The value itself would bring the code of the connection into every page.
  const isLate = error.cause === ('timeout' satisfies typeof TIMEOUT);
  return isLate || error instanceof RejectedRequest ? error.message : undefined;
}
