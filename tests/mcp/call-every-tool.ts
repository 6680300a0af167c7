import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect } from 'vitest';

/** An input for each tool of the MCP server. */
export const EXAMPLES: Record<string, object> = {
  search: { query: 'agreement of a verb' },
  read_page: { page: '/genja/morphology/' },
  list_operations: {},
  find_field: { name: 'gkbId' },
  build_request: { api: 'media-v2', operation: 'analyze', body: { id: '1', title: 'T' } },
  send_request: {
    api: 'media-v2',
    operation: 'analyze',
    body: { id: '1', title: 'Macron in Munich' },
  },
  explain_response: { api: 'media-v2', operation: 'analyze', response: { tags: [] } },
  list_changes: { product: 'api_media' },
  render_genja: { template: '{{ 1 + 1 }}' },
};

/** Starts the `server.mjs` of a folder and connects to it; `auto` uses the newest protocol that it knows. */
export async function connect(
  cwd: string,
  command = process.execPath,
  mode: 'legacy' | 'auto' = 'legacy',
): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } });
  await client.connect(new StdioClientTransport({ command, args: ['server.mjs'], cwd, env: {} }));
  return client;
}

export async function callEveryTool(client: Client): Promise<void> {
  for (const [name, input] of Object.entries(EXAMPLES)) {
    const { isError, content } = await client.callTool({ name, arguments: { ...input } });
    expect({ name, isError }).toEqual({ name, isError: undefined });
    expect((content as { text: string }[])[0]?.text).not.toBe('');
  }
}
