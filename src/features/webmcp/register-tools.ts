import type { ToolDescription } from '#mcp/run-tool';
import { toFailure } from '#mcp/tool-result';
import type { ToolResult } from '#mcp/tool-result';

/**
 * `document.modelContext`, as far as the site uses it (WebMCP, a draft of the W3C Web Machine Learning
 * Community Group). In earlier drafts it is `navigator.modelContext`, and registering is synchronous.
 */
export interface ModelContext {
  registerTool(tool: ModelContextTool): Promise<void> | void;
}

export interface ModelContextTool {
  name: string;
  title: string;
  description: string;
  /** JSON Schema. */
  inputSchema: object;
  annotations: { readOnlyHint: boolean };
  /** Chromium passes an object or a list, and does not check it against the schema. */
  execute(input: unknown): Promise<ToolResult>;
}

export type RunTool = (name: string, input: unknown) => Promise<ToolResult>;

const NOT_LOADED = 'The tools did not load. Check the connection and retry.';

/**
 * Offers tools to the agent of a browser. Whatever goes wrong is the result of a tool, never an
 * exception: agents read results, and the page has nobody to tell.
 *
 * @param loadRun loads what runs the tools, when one is used
 */
export async function registerTools(
  context: ModelContext,
  tools: ToolDescription[],
  loadRun: () => Promise<RunTool>,
): Promise<void> {
  await Promise.allSettled(
    tools.map(async ({ name, title, description, inputSchema, annotations }) =>
      context.registerTool({
        name,
        title,
        description,
        inputSchema,
        annotations: { readOnlyHint: annotations.readOnlyHint },
        execute: (input) => execute(name, input),
      }),
    ),
  );

  async function execute(name: string, input: unknown): Promise<ToolResult> {
    try {
      const run = await loadRun();
      return await run(name, input);
    } catch {
      return toFailure(NOT_LOADED);
    }
  }
}
