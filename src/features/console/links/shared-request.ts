/** A request as a reader edits it. The key is no part of it, so that no link or code carries one. */
export interface ConsoleRequest {
  operationId: string;
  /** Values of the placeholders in the path. */
  path: Record<string, string>;
  query: Record<string, string>;
  /** Text of the body as typed, also when it is no JSON; empty for calls without one. */
  body: string;
}
