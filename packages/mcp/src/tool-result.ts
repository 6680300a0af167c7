/** What MCP calls the result of a tool; an interface would not be assignable to the SDK's own type. */
export type ToolResult = {
  content: { type: 'text'; text: string }[];
  isError?: boolean;
};

export function toResult(text: string): ToolResult {
  return { content: [{ type: 'text', text }] };
}

/** @param text what went wrong, and what to do */
export function toFailure(text: string): ToolResult {
  return { ...toResult(text), isError: true };
}
