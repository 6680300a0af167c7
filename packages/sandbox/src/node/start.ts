import { ignoreClosedPipes } from '@docs/utils/node';
import { createSandbox } from '../create-sandbox';
import type { Contracts, Sandbox } from '../types';
import { HELP, readSettings } from './read-settings';
import type { Settings } from './read-settings';
import { listen, serveSandbox } from './serve';
import type { ServeOptions } from './serve';

export interface StartOptions {
  loadContracts: () => Promise<Contracts>;
  /** Further paths, whose responses may use the sandbox. */
  toRoutes?: (sandbox: Sandbox) => ServeOptions['routes'];
}

/** Runs the server as the command says until the process is asked to end, or says why it cannot. */
export async function runServer(options: StartOptions): Promise<void> {
  ignoreClosedPipes();
  try {
    const settings = readSettings(process.argv.slice(2), process.env);
    if (settings === 'help') console.log(HELP.trimEnd());
    else await startServer(options, settings);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

async function startServer(
  { loadContracts, toRoutes }: StartOptions,
  { port, callsPerSecond, cors }: Settings,
): Promise<void> {
  const sandbox = createSandbox({ contracts: await loadContracts(), callsPerSecond });
  const server = serveSandbox(sandbox, { log: console.log, cors, routes: toRoutes?.(sandbox) });
  const url = await listen(server, port).catch((error: NodeJS.ErrnoException) => {
    throw new Error(describeFailure(error, port), { cause: error });
  });
  console.log(`The sandbox is running at ${url} (for this computer only; press Ctrl+C to stop)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close(() => console.log('The sandbox has stopped.'));
      server.closeIdleConnections();
    });
  }
}

function describeFailure({ code, message }: NodeJS.ErrnoException, port: number): string {
  const remedy = `Use another port, for example: --port ${port === 8788 ? 8789 : 8788}`;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is already in use, perhaps by another sandbox. ${remedy}`;
  }
  return code === 'EACCES' ? `You have no permission to use port ${port}. ${remedy}` : message;
}
