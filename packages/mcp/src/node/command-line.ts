import { loadMcpData } from '../load-data';
import { serveStdio } from './serve-stdio';

/** `docs-mcp [build]` serves the tools over stdio, with the pages of a built site if there is one. */
loadMcpData(process.argv[2])
  .then((data) => serveStdio(data))
  .catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
