import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readOptions } from '../run/port.mjs';
import { createStaticServer, openServer } from '../static-server';

/** `node serve.mjs`: serves the offline copy that this file is in, on port 3000, or on `--port` and `--host`. */
async function serve(): Promise<void> {
  const folder = path.dirname(fileURLToPath(import.meta.url));
  const { port, host } = readOptions(process.argv.slice(2));
  const url = await openServer(createStaticServer(folder), port, {
    host,
    command: 'node serve.mjs',
  });
  console.log(`The documentation is running at ${url} (press Ctrl+C to stop)`);
}

serve().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
