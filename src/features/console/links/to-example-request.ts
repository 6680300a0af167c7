import type { ConsoleOperation } from '#contract/console-data';
import { printBody } from './share-link';
import type { ConsoleRequest } from './shared-request';

/** One of the documented examples of a request; the first one is the one beside it. */
export function toExampleRequest({ id, examples }: ConsoleOperation, index = 0): ConsoleRequest {
  const { path = {}, query = {}, body } = examples[index] ?? {};
  return { operationId: id, path, query, body: printBody(body) };
}

/** Number of the example that a request is, letter by letter; -1 when it is none. */
export function findExample(operation: ConsoleOperation, call: ConsoleRequest): number {
  return operation.examples.findIndex((_, index) =>
    isSameRequest(toExampleRequest(operation, index), call),
  );
}

export function isSameRequest(a: ConsoleRequest, b: ConsoleRequest): boolean {
  return a.body === b.body && isSame(a.path, b.path) && isSame(a.query, b.query);
}

function isSame(a: Record<string, string>, b: Record<string, string>): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
