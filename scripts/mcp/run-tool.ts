import { Validator } from '@cfworker/json-schema';
import { ToolError } from './requests';
import { toFailure, toResult } from './tool-result';
import type { ToolResult } from './tool-result';
import type { Tool, Toolbox } from './tools';

/** Characters of the arguments that a tool takes at most. */
export const LONGEST_ARGUMENTS = 600_000;

const MOST_REASONS = 20;

/** What agents learn about a tool before they use it. */
export function describeTool({ name, title, description, inputSchema, isLocal = false }: Tool) {
  return {
    name,
    title,
    description,
    inputSchema,
    annotations: { readOnlyHint: isLocal, openWorldHint: !isLocal },
  };
}

/** Runs a tool. Wrong arguments are results too, which assistants read and correct. */
export async function runTool(tool: Tool, input: unknown, toolbox: Toolbox): Promise<ToolResult> {
  try {
    const { valid, errors } = new Validator({
      ...tool.inputSchema,
      additionalProperties: false,
    }).validate(input);
    if (!valid) {
      const reasons = errors.map(({ instanceLocation, error }) => `${instanceLocation}: ${error}`);
      const more = reasons.length - MOST_REASONS;
      throw new ToolError(
        [
          `The arguments of ${tool.name} are not valid.`,
          ...reasons.slice(0, MOST_REASONS),
          ...(more > 0 ? [`and ${more} more`] : []),
        ].join('\n'),
      );
    }
    const result = await tool.run(input as never, toolbox);
    return toResult(typeof result === 'string' ? result : JSON.stringify(result, null, 1));
  } catch (error) {
    const isOwn = error instanceof ToolError;
    return toFailure(isOwn ? error.message : `The tool failed: ${(error as Error).message}`);
  }
}
