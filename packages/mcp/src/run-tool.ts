import type { CallToolResult, StandardSchemaV1 } from '@modelcontextprotocol/server';
import { toPointer } from '@docs/utils';
import { ToolError } from './requests';
import type { Tool, Toolbox } from './tools';

const MOST_REASONS = 20;

/** Runs a tool. Wrong arguments are results too, which assistants read and correct. */
export async function runTool(
  tool: Tool,
  input: unknown,
  toolbox: Toolbox,
): Promise<CallToolResult> {
  try {
    const { data, error } = tool.input.safeParse(input);
    if (error) throw new ToolError(explainIssues(`arguments of ${tool.name}`, error.issues));
    const result = await tool.run(data as never, toolbox);
    return toResult(typeof result === 'string' ? result : toJson(result));
  } catch (error) {
    // The messages of others may contain anything, such as a key or a path of this computer.
    const text =
      error instanceof ToolError ? error.message : `The tool failed: ${(error as Error).name}.`;
    return { ...toResult(text), isError: true };
  }
}

function toResult(text: string): CallToolResult {
  return { content: [{ type: 'text', text }] };
}

/** An integer with more digits than a double keeps is written as a string. */
function toJson(value: unknown): string {
  const keepDigits = (_: string, inner: unknown) =>
    typeof inner === 'bigint' ? String(inner) : inner;
  return JSON.stringify(value, keepDigits, 1);
}

/** @example explainIssues('arguments of search', issues); // 'The arguments of search are not valid.\n/query: …' */
export function explainIssues(name: string, issues: readonly StandardSchemaV1.Issue[]): string {
  const more = issues.length - MOST_REASONS;
  return [
    `The ${name} are not valid.`,
    ...issues
      .slice(0, MOST_REASONS)
      .map(({ path = [], message }) => `${toPointer(path.map(String))}: ${message}`),
    ...(more > 0 ? [`and ${more} more`] : []),
  ].join('\n');
}
