import path from 'node:path';
import { readOptions } from './run/port.mjs';
import { createStaticServer, openServer } from './static-server';
import { ensureBuilt, fail } from './run/steps.mjs';

/** `npm run serve`: serves the built site on http://localhost:3000, or on `--port` and `--host`. */
async function serve(): Promise<void> {
  const folder = path.resolve('build');
  ensureBuilt(folder);
  const server = createStaticServer(folder);
  const { port, host } = readOptions(process.argv.slice(2));
  const url = await openServer(server, port, { host });
  console.log(`The documentation is running at ${url} (press Ctrl+C to stop)`);
  const stop = () => {
    server.close(() => process.exit(0));
    // Browsers keep connections open for minutes.
    server.closeAllConnections();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

serve().catch((error: Error) => fail(error.message));
