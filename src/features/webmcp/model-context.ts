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
