import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { Validator } from '@cfworker/json-schema';
import { createSandbox } from '#sandbox/create-sandbox';
import { findPage } from './data';
import type { McpData } from './data';
import { ToolError } from './requests';
import { createSearch } from './search';
import { tools } from './tools';
import type { Tool, Toolbox } from './tools';

/** Characters of the arguments that a tool takes at most. */
const LONGEST_ARGUMENTS = 600_000;

const INSTRUCTIONS =
  'Tools for the APIs of Geneea: documentation, contracts, and a sandbox. Look up fields with find_field instead of ' +
  'guessing them, check requests with build_request, and try them with send_request. The sandbox returns demo data.';

/** Opens what the tools need; several servers may share it. */
export function openToolbox(
  data: McpData,
  { keys, sandbox }: Partial<Pick<Toolbox, 'keys' | 'sandbox'>> = {},
): Toolbox {
  let search: Toolbox['search'] | undefined;
  return {
    data,
    keys,
    sandbox: sandbox ?? createSandbox({ contracts: data.contracts }),
    search: (query, limit) => (search ??= createSearch(data))(query, limit),
  };
}

/** The MCP server, to be connected with a transport. */
export function createMcpServer(toolbox: Toolbox): Server {
  const { data } = toolbox;
  const server = new Server(
    { name: 'geneea-docs', title: 'Geneea API documentation', version: '1.0.0' },
    { capabilities: { tools: {}, resources: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.map(describeTool) }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) =>
    callTool(params.name, params.arguments ?? {}, toolbox),
  );
  server.setRequestHandler(ListResourcesRequestSchema, () => ({
    resources: Object.entries(data.pages).map(([path, text]) => ({
      uri: `${data.site}${path}`,
      name: /^# (.+)/.exec(text)?.[1] ?? path,
      mimeType: 'text/markdown',
    })),
  }));
  server.setRequestHandler(ReadResourceRequestSchema, ({ params: { uri } }) => {
    const file = findPage(data, uri);
    if (file === undefined)
      throw new McpError(ErrorCode.InvalidParams, `There is no page ${uri.slice(0, 200)}.`);
    return { contents: [{ uri, mimeType: 'text/markdown', text: data.pages[file] ?? '' }] };
  });
  return server;
}

function describeTool({ name, title, description, inputSchema, isLocal = false }: Tool) {
  return {
    name,
    title,
    description,
    inputSchema,
    annotations: { readOnlyHint: isLocal, openWorldHint: !isLocal },
  };
}

/** Wrong arguments are results, which assistants read and correct; a wrong call is a protocol error. */
async function callTool(name: string, input: Record<string, unknown>, toolbox: Toolbox) {
  const tool = tools.find((one) => one.name === name);
  if (!tool)
    throw new McpError(ErrorCode.InvalidParams, `There is no tool "${name.slice(0, 100)}".`);
  if (JSON.stringify(input).length > LONGEST_ARGUMENTS) {
    throw new McpError(
      ErrorCode.InvalidParams,
      `The arguments exceed ${LONGEST_ARGUMENTS} characters.`,
    );
  }
  try {
    const { valid, errors } = new Validator({
      ...tool.inputSchema,
      additionalProperties: false,
    }).validate(input);
    if (!valid) {
      const reasons = errors.map(({ instanceLocation, error }) => `${instanceLocation}: ${error}`);
      throw new ToolError(`The arguments of ${name} are not valid.\n${reasons.join('\n')}`);
    }
    const result = await tool.run(input as never, toolbox);
    const text = typeof result === 'string' ? result : JSON.stringify(result, null, 1);
    return { content: [{ type: 'text' as const, text }] };
  } catch (error) {
    const isOwn = error instanceof ToolError;
    const text = isOwn ? error.message : `The tool failed: ${(error as Error).message}`;
    return { content: [{ type: 'text' as const, text }], isError: true };
  }
}
