import * as z from 'zod';
import { toPointer } from '@docs/utils';
import { ToolError } from './requests';
import { toFailure, toJson, toResult } from './tool-result';
import type { ToolResult } from './tool-result';
import type { Tool, Toolbox } from './tools';

/** Characters of the arguments that a tool takes at most. */
export const LONGEST_ARGUMENTS = 600_000;

const MOST_REASONS = 20;

/** Describes a tool for agents that have not used it yet. */
export function describeTool({ name, title, description, input, isLocal = false }: Tool) {
  const schema = z.toJSONSchema(input, { io: 'input' });
  // Agents read every byte of it, and this one is the same everywhere.
  delete schema.$schema;
  return {
    name,
    title,
    description,
    inputSchema: { ...schema, type: 'object' as const },
    annotations: { readOnlyHint: isLocal, openWorldHint: !isLocal },
  };
}

/** Runs a tool. Wrong arguments are results too, which assistants read and correct. */
export async function runTool(tool: Tool, input: unknown, toolbox: Toolbox): Promise<ToolResult> {
  try {
    const { data, error } = tool.input.safeParse(input);
    if (error) throw new ToolError(explainIssues(tool.name, error.issues));
    const result = await tool.run(data as never, toolbox);
    return toResult(typeof result === 'string' ? result : toJson(result));
  } catch (error) {
    // The messages of others may contain anything, such as a key or a path of this computer.
    return toFailure(
      error instanceof ToolError ? error.message : `The tool failed: ${(error as Error).name}.`,
    );
  }
}

function explainIssues(name: string, issues: z.core.$ZodIssue[]): string {
  const more = issues.length - MOST_REASONS;
  return [
    `The arguments of ${name} are not valid.`,
    ...issues
      .slice(0, MOST_REASONS)
      .map(({ path, message }) => `${toPointer(path.map(String))}: ${message}`),
    ...(more > 0 ? [`and ${more} more`] : []),
  ].join('\n');
}
