import { createSandbox } from '../create-sandbox';
import { listen } from './listen';
import { loadContracts } from './load-contracts';
import { readSettings } from './read-settings';
import { serveSandbox } from './serve';

/** Starts the server of `npm run sandbox` and stops it when the process is asked to end. */
export async function startServer(log: (line: string) => void = console.log): Promise<void> {
  const { port, callsPerSecond, cors } = readSettings(process.env);
  const sandbox = createSandbox({ contracts: await loadContracts(), callsPerSecond });
  const server = serveSandbox(sandbox, { log, cors });
  log(`The sandbox is running at ${await listen(server, port)} (press Ctrl+C to stop)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close(() => log('The sandbox has stopped.'));
      server.closeIdleConnections();
    });
  }
}
