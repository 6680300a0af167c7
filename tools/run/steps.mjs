// Plain Node: these scripts run before any package is installed.
import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, statSync } from 'node:fs';

// After `| head -1` nobody reads the output any more. The work goes on: half of it would leave files
// that are empty or don't belong together.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') process.exitCode = 1;
  });
}

// A log gets no colors, also where a tool takes CI for a terminal.
if (!process.stdout.isTTY && !process.env.FORCE_COLOR) process.env.NO_COLOR ??= '1';

/** Says what is done, does it, and says how long it took. */
export async function step(title, action) {
  const start = performance.now();
  console.log(`${title} …`);
  const result = await action();
  console.log(`${title}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

/**
 * Runs a command. Its output is shown, or written to a log.
 *
 * @param {string[]} command executable and arguments
 * @param {{ env?: Record<string, string>, log?: string, quiet?: boolean }} options
 * @returns {Promise<number>} exit status
 */
export function run([command, ...args], { env = {}, log, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: log === undefined && !quiet ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      // On Windows npm and npx are scripts, which only a shell runs. A path with spaces, as Node's own
      // may have, goes without one.
      shell: process.platform === 'win32' && ['npm', 'npx'].includes(command),
    });
    child.on('error', reject);
    if (log === undefined) {
      child.stdout?.resume();
      child.stderr?.resume();
      child.on('close', (status) => resolve(status ?? 1));
      return;
    }
    const file = createWriteStream(log).on('error', reject);
    child.stdout.pipe(file, { end: false });
    child.stderr.pipe(file, { end: false });
    // The caller may read the log next, so all of it must be written.
    child.on('close', (status) => file.end(() => resolve(status ?? 1)));
  });
}

/** Installs the packages of the site, when they are missing or older than the lock file. */
export async function ensurePackages() {
  if (isInstalled('.', 'package-lock.json')) return;
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const status = await step('Installing packages', () => run(['npm', 'ci', ...options]));
  if (status !== 0) fail('The packages could not be installed. Run `npm ci` to see why.');
}

/**
 * Installs what only the tests in a folder need, in the versions of its package.json, which are exact: no
 * lock file.
 *
 * @returns {Promise<boolean>} whether it is there now
 */
export async function ensureTools(folder, title) {
  if (isInstalled(folder, 'package.json')) return true;
  const options = ['--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
  const command = ['npm', 'install', '--prefix', folder, ...options, '--loglevel=error'];
  return step(title, async () => (await run(command)) === 0);
}

function isInstalled(folder, list) {
  const installed = `${folder}/node_modules/.package-lock.json`;
  const time = (file) => statSync(file).mtimeMs;
  return existsSync(installed) && time(installed) >= time(`${folder}/${list}`);
}

/**
 * Runs a command that may be missing or fail, which is no reason to stop: then the next way is tried.
 *
 * @param {string[]} command
 */
export async function succeeds(command, { quiet = false } = {}) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  return (await run(command, { quiet, env }).catch(() => 1)) === 0;
}

/**
 * @param {string} folder
 * @throws when the folder contains no built site
 */
export function ensureBuilt(folder) {
  if (existsSync(`${folder}/index.html`)) return;
  throw new Error(`${folder} contains no built site. Run: npm run build`);
}

/** Ends with a clear sentence instead of a stack. */
export function fail(message) {
  console.error(message);
  process.exit(1);
}
