import { createSandbox } from '../create-sandbox';
import type { Sandbox } from '../types';
import { loadContracts } from './load-contracts';
import { readSettings } from './read-settings';
import { listen, serveSandbox } from './serve';
import type { ServeOptions } from './serve';

export interface StartOptions {
  log?: (line: string) => void;
  /** Further paths, whose answers may use the sandbox. */
  toRoutes?: (sandbox: Sandbox) => ServeOptions['routes'];
}

/** Runs the server until the process is asked to end, or says why it cannot. */
export function runServer(options?: StartOptions): void {
  startServer(options).catch((error: NodeJS.ErrnoException) => {
    const isTaken = error.code === 'EADDRINUSE';
    console.error(
      isTaken
        ? 'This port is already in use. Set SANDBOX_PORT to a free port, for example 8788.'
        : error.message,
    );
    process.exitCode = 1;
  });
}

async function startServer({ log = console.log, toRoutes }: StartOptions = {}): Promise<void> {
  const { port, callsPerSecond, cors } = readSettings(process.env);
  const sandbox = createSandbox({ contracts: await loadContracts(), callsPerSecond });
  const server = serveSandbox(sandbox, { log, cors, routes: toRoutes?.(sandbox) });
  log(`The sandbox is running at ${await listen(server, port)} (press Ctrl+C to stop)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close(() => log('The sandbox has stopped.'));
      server.closeIdleConnections();
    });
  }
}
