import { brotliDecompressSync } from 'node:zlib';
import type { McpData } from '@docs/mcp';
import { serveStdio } from '@docs/mcp/stdio';
import { genjaTool } from './genja-tool';

/** JSON of the data, compressed, in base64. The bundler puts it here. */
declare const MCP_DATA: string;

const [option] = process.argv.slice(2);
if (option !== undefined) {
  const isHelp = option === '--help' || option === '-h';
  console.error(
    `${isHelp ? '' : `${option} is unknown. `}Start the server without options. Your MCP ` +
      'client does that, and exchanges messages with it over standard input and output.',
  );
  process.exit(isHelp ? 0 : 1);
}

const data = JSON.parse(
  brotliDecompressSync(Buffer.from(MCP_DATA, 'base64')).toString(),
) as McpData;

/** The entry of `node server.mjs`. */
serveStdio(data, { extraTools: [genjaTool] }).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
