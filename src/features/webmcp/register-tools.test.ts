import { describe, expect, it } from 'vitest';
import { describeTool } from '#mcp/run-tool';
import { toResult } from '#mcp/tool-result';
import { tools } from '#mcp/tools';
import { registerTools } from './register-tools';
import type { ModelContextTool, RunTool } from './register-tools';

const DESCRIBED = tools.map(describeTool);

/** What the page has registered, by name; like a browser, it rejects a name that it has. */
async function register(loadRun: () => Promise<RunTool>, known: string[] = []) {
  const registered = new Map<string, ModelContextTool>();
  const registerTool = async (tool: ModelContextTool) => {
    if (known.includes(tool.name)) throw new DOMException('Duplicate', 'InvalidStateError');
    registered.set(tool.name, tool);
  };
  await registerTools({ registerTool }, DESCRIBED, loadRun);
  return registered;
}

const echo: RunTool = async (name, input) => toResult(`${name} ${JSON.stringify(input)}`);

describe('registerTools()', () => {
  it('registers every tool of the MCP server, with what the server says about it', async () => {
    const registered = [...(await register(async () => echo)).values()];
    expect(
      registered.map(({ name, title, description, inputSchema, annotations }) => [
        ...[name, title, description, inputSchema],
        annotations.readOnlyHint,
      ]),
    ).toEqual(
      DESCRIBED.map(({ name, title, description, inputSchema, annotations }) => [
        ...[name, title, description, inputSchema],
        annotations.readOnlyHint,
      ]),
    );
  });

  it('loads nothing before a tool is used', async () => {
    let loads = 0;
    const registered = await register(async () => {
      loads += 1;
      return echo;
    });
    expect(loads).toBe(0);
    const result = await registered.get('search')?.execute({ query: 'tags' });
    expect(result).toEqual({ content: [{ type: 'text', text: 'search {"query":"tags"}' }] });
    expect(loads).toBe(1);
  });

  it('returns a failure as the result of the tool, and tries again next time', async () => {
    const loads = [() => Promise.reject(new Error('offline')), async () => echo];
    const registered = await register(() => loads.shift()!());
    const search = registered.get('search')!;
    expect(await search.execute({})).toEqual({
      content: [{ type: 'text', text: 'The tools did not load. Check the connection and retry.' }],
      isError: true,
    });
    expect(await search.execute({})).toEqual({ content: [{ type: 'text', text: 'search {}' }] });
  });

  it('registers the others when the browser rejects one', async () => {
    const registered = await register(async () => echo, ['search']);
    expect(registered.size).toBe(tools.length - 1);
  });

  it('bears a browser that throws', async () => {
    const registerTool = () => {
      throw new TypeError('no');
    };
    await expect(registerTools({ registerTool }, DESCRIBED, async () => echo)).resolves.toBe(
      undefined,
    );
  });
});
