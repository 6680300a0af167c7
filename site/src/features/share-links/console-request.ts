import type { ConsoleOperation } from '@docs/openapi/forms';

/** A request as a reader edits it. The key is no part of it, so that no link or code carries one. */
export interface ConsoleRequest {
  operationId: string;
  path: Record<string, string>;
  query: Record<string, string>;
  /** Text of the body as typed, also when it is no JSON; empty for calls without one. */
  body: string;
}

export interface Draft {
  call: ConsoleRequest;
  /** Requests that others have replaced, the latest first. */
  replaced: ConsoleRequest[];
}

/** One of the documented examples of a request; the first one is the one beside it. */
export function buildExampleRequest({ id, examples }: ConsoleOperation, index = 0): ConsoleRequest {
  const { path = {}, query = {}, body } = examples[index] ?? {};
  return { operationId: id, path, query, body: printBody(body) };
}

/** Number of the example that a request is, letter by letter; -1 when it is none. */
export function findExampleIndex(operation: ConsoleOperation, call: ConsoleRequest): number {
  return operation.examples.findIndex((_, index) =>
    isSameRequest(buildExampleRequest(operation, index), call),
  );
}

export function isSameRequest(a: ConsoleRequest, b: ConsoleRequest): boolean {
  return a.body === b.body && isSame(a.path, b.path) && isSame(a.query, b.query);
}

function isSame(a: Record<string, string>, b: Record<string, string>): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}

/** A body as the console prints it at first. */
export function printBody(body: unknown): string {
  return body === undefined ? '' : JSON.stringify(body, null, 2);
}
