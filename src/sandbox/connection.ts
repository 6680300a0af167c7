import contractsUrl from '@generated/sandbox/default/contracts.json';
import { connectSandbox } from '#sandbox/browser';

/**
 * The sandbox of this page. All consoles and Run buttons share it, so what one call creates another
 * one finds, until the page is loaded again. Its worker starts with the first call.
 */
export const sandbox = connectSandbox(contractsUrl);
