import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { provider } from '@docs/vendor';
import { createSandbox } from '@docs/sandbox';
import { toSlug } from '@docs/utils';
import { findPage } from './data';
import type { McpData } from './data';
import { toJson } from './tool-result';
import { describeTool, LONGEST_ARGUMENTS, runTool } from './run-tool';
import { createSectionSearch } from './search';
import { tools } from './tools';
import type { Toolbox } from './tools';

const INSTRUCTIONS =
  `Tools for the APIs of ${provider.name}: documentation, contracts, and a sandbox. Look up fields with find_field instead of ` +
  'guessing them, check requests with build_request, and try them with send_request. The sandbox returns demo data.';

/** A toolbox with all data at hand. */
export interface ServerToolbox extends Toolbox {
  data: McpData;
}

/** Opens what the tools need; several servers may share it. */
export function openToolbox(
  data: McpData,
  { keys, sandbox }: Partial<Pick<Toolbox, 'keys' | 'sandbox'>> = {},
): ServerToolbox {
  let search: Toolbox['search'] | undefined;
  return {
    data,
    keys,
    sandbox: sandbox ?? createSandbox({ contracts: data.contracts }),
    search: (query, limit) => (search ??= createSectionSearch(data))(query, limit),
    findPage: (name) => data.pages[findPage(data, name) ?? ''],
  };
}

/** The MCP server, to be connected with a transport. */
export function createMcpServer(toolbox: ServerToolbox): Server {
  const { data } = toolbox;
  const server = new Server(
    {
      name: `${toSlug(provider.name)}-docs`,
      title: `${provider.name} API documentation`,
      version: '1.0.0',
    },
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

/** Wrong arguments are results; a wrong call is a protocol error. */
async function callTool(name: string, input: Record<string, unknown>, toolbox: Toolbox) {
  const tool = tools.find((candidate) => candidate.name === name);
  if (!tool)
    throw new McpError(ErrorCode.InvalidParams, `There is no tool "${name.slice(0, 100)}".`);
  if (toJson(input).length > LONGEST_ARGUMENTS) {
    throw new McpError(
      ErrorCode.InvalidParams,
      `The arguments exceed ${LONGEST_ARGUMENTS} characters.`,
    );
  }
  return runTool(tool, input, toolbox);
}
