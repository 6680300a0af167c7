import { loadContracts, runServer } from '@docs/sandbox/node';
import { createMcpHandler } from '@docs/mcp/http';
import { loadMcpData } from '@docs/mcp/node';
import { genjaTool } from './mcp/genja-tool';

/** `npm run sandbox`: the sandbox, and at `/mcp` the MCP server, which uses the same state. */
void runServer({
  loadContracts,
  toRoutes: (sandbox) => ({
    '/mcp': createMcpHandler(() => loadMcpData(), { sandbox, extraTools: [genjaTool] }),
  }),
});
