import { loadContracts, runServer } from '@docs/sandbox/node';
import { createMcpHandler } from './mcp/http';
import { loadMcpData } from './mcp/load-data';

/** `npm run sandbox`: the sandbox, and at `/mcp` the MCP server, which uses the same state. */
void runServer({
  loadContracts,
  toRoutes: (sandbox) => ({ '/mcp': createMcpHandler(() => loadMcpData(), sandbox) }),
});
