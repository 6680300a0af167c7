import contractsUrl from '@generated/sandbox/default/contracts.json';
import { connectSandbox } from '#sandbox/browser';
import { forgetAll } from './page-memory';

/**
 * The sandbox of this page. All consoles and Run buttons share it, so what one request creates
 * another one finds, until the page is loaded again. Its worker starts with the first request.
 */
export const sandbox = connectSandbox(contractsUrl, { onStart: forgetAll });

/** Forgets everything that requests have changed. */
export async function resetSandbox(): Promise<void> {
  await sandbox.reset();
  forgetAll();
}
