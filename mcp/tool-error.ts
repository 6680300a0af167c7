/** Tells the assistant what to change. Its message becomes the result of the tool. */
export class ToolError extends Error {}
