import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { loadMcpData } from './mcp/load-data';
import { bundleFile } from './downloads/bundle-file';

/**
 * Bundles the MCP server with all of its data into one file, which Node.js runs in an
 * empty folder: `build/mcp/server.mjs`.
 */
async function bundleServer(folder = path.resolve('build')): Promise<void> {
  const data = await promisify(brotliCompress)(JSON.stringify(await loadMcpData(folder)));
  await bundleFile('scripts/mcp/node.ts', path.join(folder, 'mcp/server.mjs'), {
    MCP_DATA: data.toString('base64'),
  });
}

bundleServer(process.argv[2]).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
