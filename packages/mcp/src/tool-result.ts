/** The result of a tool in MCP's own form; an interface would not be assignable to the SDK's own type. */
export type ToolResult = {
  content: { type: 'text'; text: string }[];
  isError?: boolean;
};

export function toResult(text: string): ToolResult {
  return { content: [{ type: 'text', text }] };
}

/** An integer with more digits than a double keeps is written as a string. */
export function toJson(value: unknown): string {
  const keepDigits = (_: string, inner: unknown) =>
    typeof inner === 'bigint' ? String(inner) : inner;
  return JSON.stringify(value, keepDigits, 1);
}

/** @param text what went wrong, and what to do */
export function toFailure(text: string): ToolResult {
  return { ...toResult(text), isError: true };
}
