import { existsSync, statSync } from 'node:fs';
import { fail, run, step } from './steps.mjs';

const INSTALLED = 'node_modules/.package-lock.json';

/** Installs the packages of the lock file, when they are missing or older than it. */
export async function ensurePackages() {
  if (
    existsSync(INSTALLED) &&
    statSync(INSTALLED).mtimeMs >= statSync('package-lock.json').mtimeMs
  ) {
    return;
  }
  const status = await step('Installing packages', () =>
    run(['npm', 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']),
  );
  if (status !== 0) fail('The packages could not be installed. Run `npm ci` to see why.');
}
