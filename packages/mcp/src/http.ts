import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { readJson } from '@docs/utils';
import type { JsonText } from '@docs/utils';
import { loadOnce } from '@docs/utils/worker';
import type { Sandbox } from '@docs/sandbox';
import { createMcpServer, openToolbox } from './create-server';
import type { ServerToolbox } from './create-server';
import type { McpData } from './data';
import { describeRepeatedName, explainErrors } from './explain-error';

/** Hosts of this computer, from whose pages requests may come. */
const LOCAL = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** The MCP server over HTTP. It loads its data with the first request, and again after a failure. */
export function createMcpHandler(
  load: () => Promise<McpData>,
  sandbox: Sandbox,
): (request: Request) => Promise<Response> {
  const toolbox = loadOnce(async () => openToolbox(await load(), { sandbox }));
  return async (request) => respond(request, await toolbox.get());
}

/**
 * Responds to one HTTP request, without sessions. Web pages of other origins are rejected, because they
 * could use the server of a reader who only opens them.
 */
async function respond(request: Request, toolbox: ServerToolbox): Promise<Response> {
  const origin = request.headers.get('Origin');
  if (origin !== null && !LOCAL.test(origin))
    return reject(403, 'Pages of other origins may not use it.');
  if (request.method !== 'POST') {
    const response = reject(405, 'Send POST. This server has no sessions and no event stream.');
    response.headers.set('Allow', 'POST');
    return response;
  }
  const server = createMcpServer(toolbox);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  explainErrors(transport);
  await server.connect(transport);
  try {
    const { value: parsedBody, repeated } = await readBody(request.clone());
    if (Array.isArray(parsedBody)) return reject(400, 'Send one message, not a list.', -32600);
    const problem = describeRepeatedName(repeated);
    if (problem !== undefined) return reject(400, problem, -32600);
    // The SDK asks for both media types; every client that takes any takes JSON.
    request.headers.set('Accept', 'application/json, text/event-stream');
    return await transport.handleRequest(request, { parsedBody });
  } finally {
    await server.close();
  }
}

/** The message with its order of keys and all digits; without a value if it is not JSON, which the transport rejects. */
async function readBody(request: Request): Promise<JsonText> {
  try {
    return readJson(await request.text());
  } catch {
    return { value: undefined, repeated: [] };
  }
}

function reject(status: number, message: string, code = -32000): Response {
  return Response.json({ jsonrpc: '2.0', id: null, error: { code, message } }, { status });
}
