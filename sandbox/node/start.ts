import type { Server } from 'node:http';
import { createSandbox } from '../create-sandbox';
import { loadContracts } from './load-contracts';
import { serveSandbox } from './serve';

/** Starts the server of `npm run sandbox` and stops it when the process is asked to end. */
export async function startServer({
  port = Number(process.env.SANDBOX_PORT ?? 8787),
  callsPerSecond = process.env.SANDBOX_CALLS_PER_SECOND
    ? Number(process.env.SANDBOX_CALLS_PER_SECOND)
    : undefined,
  log = console.log,
}: {
  port?: number;
  callsPerSecond?: number;
  log?: (line: string) => void;
} = {}): Promise<Server> {
  const sandbox = createSandbox({ contracts: await loadContracts(), callsPerSecond });
  const server = serveSandbox(sandbox, { log });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  log(`The sandbox listens on http://127.0.0.1:${port} (Ctrl+C stops it)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close(() => log('The sandbox has stopped.'));
      server.closeIdleConnections();
    });
  }
  return server;
}
