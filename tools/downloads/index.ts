import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { loadContracts, slimContracts } from '@docs/sandbox/node';
import { bundleFile, PARAMS } from './bundle-file';
import { writeFiles } from '@docs/utils/node';
import { loadMcpData } from '@docs/mcp/node';
import { fail } from '../run/steps.mjs';

/**
 * Bundles the scripts that readers download, each with all of its data into one file: the MCP server
 * and the sandbox.
 */
async function bundleDownloads(folder = path.resolve('build')): Promise<void> {
  const files = await Promise.all([
    bundleMcpServer(folder),
    bundleFile('packages/sandbox/src/node/main.ts', 'downloads/sandbox.mjs', {
      CONTRACTS: slimContracts(await loadContracts()),
    }),
  ]);
  await writeFiles(folder, files.flat());
}

async function bundleMcpServer(folder: string) {
  const json = JSON.stringify(await loadMcpData(folder));
  const data = await promisify(brotliCompress)(json, { params: PARAMS });
  return bundleFile('tools/mcp/index.ts', 'mcp/server.mjs', {
    MCP_DATA: data.toString('base64'),
  });
}

bundleDownloads(process.argv[2]).catch((error: Error) => fail(error.message));
