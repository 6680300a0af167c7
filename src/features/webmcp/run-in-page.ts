import { LONGEST_ARGUMENTS, runTool } from '#mcp/run-tool';
import { toFailure } from '#mcp/tool-result';
import type { ToolResult } from '#mcp/tool-result';
import { tools } from '#mcp/tools';
import { pageToolbox } from './page-toolbox';

/** Runs a tool of the MCP server with what the page has: its files, its sandbox, its workers. */
export async function runInPage(name: string, input: unknown): Promise<ToolResult> {
  const tool = tools.find((one) => one.name === name);
  if (!tool) return toFailure(`There is no tool "${name}". Reload the page.`);
  const text = toJson(input ?? {});
  if (text === undefined)
    return toFailure(`The arguments of ${name} are not JSON. Send an object.`);
  if (text.length > LONGEST_ARGUMENTS) {
    return toFailure(`The arguments exceed ${LONGEST_ARGUMENTS} characters. Send a shorter text.`);
  }
  const toolbox = await pageToolbox.get().catch((error: Error) => error);
  if (toolbox instanceof Error) return toFailure(toolbox.message);
  // A copy: what the agent does with its object meanwhile has no effect.
  return runTool(tool, JSON.parse(text), toolbox);
}

function toJson(input: unknown): string | undefined {
  try {
    return JSON.stringify(input);
  } catch {
    return undefined;
  }
}
