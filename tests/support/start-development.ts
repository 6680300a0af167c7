import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../tools/run/port.mjs';
import { DOCUSAURUS } from './build-fixture';

export type Development = Awaited<ReturnType<typeof startDevelopment>>;

/** Beside the files of the build, which another script may be reading or writing. */
const GENERATED = '.docusaurus/development';

const LONGEST_START = 560_000;

/** Starts `docusaurus start` for the site, or a copy of it, on a free port and waits until it serves. */
export async function startDevelopment(folder = 'site') {
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const server = spawn(
    process.execPath,
    [DOCUSAURUS, 'start', folder, '--no-open', '--port', String(port)],
    {
      env: { ...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: GENERATED },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  server.stdout.on('data', (text: Buffer) => (output += text.toString()));
  server.stderr.on('data', (text: Buffer) => (output += text.toString()));
  const end = Date.now() + LONGEST_START;
  while (!(await isServing(url))) {
    if (hasEnded(server) || Date.now() > end) {
      await stop(server);
      throw new Error(`The development server did not start. It said:\n${output}`);
    }
    await wait(500);
  }
  return { url, stop: () => stop(server) };
}

function isServing(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(60_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

function stop(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (hasEnded(server)) resolve();
    server.once('exit', () => resolve());
    server.kill('SIGTERM');
  });
}

/** By itself, or by a signal. */
function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
