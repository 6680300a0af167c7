import { fromJsonSchema, McpServer } from '@modelcontextprotocol/server';
import type { JsonSchemaType } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { provider } from '@docs/vendor';
import { createSandbox } from '@docs/sandbox';
import { memoize, toSlug } from '@docs/utils';
import { findPage } from './data';
import type { McpData } from './data';
import { runTool } from './run-tool';
import { createSectionSearch } from './search';
import { tools } from './tools';
import type { Tool, Toolbox } from './tools';

const INSTRUCTIONS =
  `Tools for the APIs of ${provider.name}: documentation, contracts, and a sandbox. Look up fields with find_field instead of ` +
  'guessing them, check requests with build_request, and try them with send_request. The sandbox returns demo data.';

/** A toolbox with all data at hand. */
export interface ServerToolbox extends Toolbox {
  data: McpData;
  /** They are listed after those of every site. */
  extraTools: Tool[];
}

/** Opens what the tools need; several servers may share it. */
export function openToolbox(
  data: McpData,
  { keys, sandbox, extraTools = [] }: Partial<Omit<ServerToolbox, 'data'>> = {},
): ServerToolbox {
  let search: Toolbox['search'] | undefined;
  return {
    data,
    extraTools,
    keys,
    sandbox: sandbox ?? createSandbox({ contracts: data.contracts }),
    search: (query, limit) => (search ??= createSectionSearch(data))(query, limit),
    findPage: (name) => data.pages[findPage(data, name) ?? ''],
  };
}

/** The MCP server, to be connected with a transport. */
export function createMcpServer(toolbox: ServerToolbox): McpServer {
  const { pages, site } = toolbox.data;
  const server = new McpServer(
    {
      name: `${toSlug(provider.name)}-docs`,
      title: `${provider.name} API documentation`,
      version: '1.0.0',
    },
    {
      capabilities: { tools: { listChanged: false }, resources: { listChanged: false } },
      instructions: INSTRUCTIONS,
    },
  );
  for (const tool of [...tools, ...toolbox.extraTools]) {
    const { name, title, description, isLocal = false } = tool;
    const annotations = { readOnlyHint: isLocal, openWorldHint: !isLocal };
    const inputSchema = toInputSchema(tool.input);
    server.registerTool(name, { title, description, inputSchema, annotations }, (input) =>
      runTool(tool, input, toolbox),
    );
  }
  for (const [path, text] of Object.entries(pages)) {
    const [uri, name] = [`${site}${path}`, /^# (.+)/.exec(text)?.[1] ?? path];
    const mimeType = 'text/markdown';
    server.registerResource(name, uri, { mimeType }, () => ({
      contents: [{ uri, mimeType, text }],
    }));
  }
  return server;
}

/** The JSON Schema that agents read. It accepts everything, because `runTool` explains errors better. */
const toInputSchema = memoize((input: z.ZodObject) => {
  const schema = z.toJSONSchema(input, {
    io: 'input',
    // Agents read every byte, and every name in JSON is a string.
    override: ({ jsonSchema }) => void delete jsonSchema.propertyNames,
  });
  delete schema.$schema;
  return fromJsonSchema(schema as JsonSchemaType, {
    getValidator: () => (data) => ({ valid: true, data: data as never, errorMessage: undefined }),
  });
});
