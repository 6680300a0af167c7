import {
  localhostAllowedOrigins,
  originValidationResponse,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { loadOnce } from '@docs/utils/worker';
import type { Sandbox } from '@docs/sandbox';
import { createMcpServer, openToolbox } from './create-server';
import type { ServerToolbox } from './create-server';
import type { McpData } from './data';
import { readMessage } from './read-message';
import type { Tool } from './tools';

/** The MCP server over HTTP. It loads its data with the first request, and again after a failure. */
export function createMcpHandler(
  load: () => Promise<McpData>,
  options: { sandbox: Sandbox; extraTools?: Tool[] },
): (request: Request) => Promise<Response> {
  const toolbox = loadOnce(async () => openToolbox(await load(), options));
  return async (request) => respond(request, await toolbox.get());
}

/**
 * Responds to one HTTP request, without sessions. Web pages of other origins are rejected, because they
 * could use the server of a reader who only opens them.
 */
async function respond(request: Request, toolbox: ServerToolbox): Promise<Response> {
  const rejected = originValidationResponse(request, localhostAllowedOrigins());
  if (rejected) return rejected;
  if (request.method !== 'POST') {
    const message = 'Send POST. This server has no sessions and no event stream.';
    return Response.json(
      { jsonrpc: '2.0', id: null, error: { code: -32000, message } },
      { status: 405, headers: { Allow: 'POST' } },
    );
  }
  const { message: parsedBody, error } = readMessage(await request.text());
  if (error) return Response.json(error, { status: 400 });
  // The SDK asks for both media types; every client that takes any takes JSON.
  request.headers.set('Accept', 'application/json, text/event-stream');
  // The SDK's `createMcpHandler()` sends an event stream to clients of protocols before 2026-07-28.
  const server = createMcpServer(toolbox);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody });
  } finally {
    await server.close();
  }
}
