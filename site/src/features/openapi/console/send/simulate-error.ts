import type { ConsoleOperation } from '@docs/openapi/forms';
import { MOST_BYTES } from '@docs/vendor';
import type { ConsoleRequest } from '../../../share-links';
import { parseJson } from '../../../json';
import { isObject } from '@docs/utils';

/** The request that is sent instead of the typed one, and a sentence that says so. */
export interface SimulatedError {
  operation: ConsoleOperation;
  call: ConsoleRequest;
  /** Absent: the reader's own key. */
  key?: string;
  words: string;
}

/**
 * Changes a request so that it returns a documented error; what the reader typed stays as it is. Where no
 * change of the request can do it, a key that the sandbox reserves for the error does.
 */
export function simulateError(
  status: number,
  operation: ConsoleOperation,
  call: ConsoleRequest,
): SimulatedError {
  if (status === 404) return simulateNotFound(operation, call);
  if (status === 400) return breakRequest(operation, call);
  if (status === 413 && operation.body) {
    return {
      operation,
      // Spaces alone would be no body.
      call: { ...call, body: (call.body.trim() || '{}').padEnd(MOST_BYTES + 1) },
      words: 'Sends the body padded with spaces to more than 512,000 bytes.',
    };
  }
  return takeKey(status, operation, call);
}

function takeKey(
  status: number,
  operation: ConsoleOperation,
  call: ConsoleRequest,
): SimulatedError {
  const key = `demo-${status}`;
  return { operation, call, key, words: `Sends the reserved key ${key} instead of yours.` };
}

function breakRequest(operation: ConsoleOperation, call: ConsoleRequest): SimulatedError {
  if (operation.body) {
    const body = call.body.trimEnd().slice(0, -1) || '{';
    return {
      operation,
      call: { ...call, body },
      words: 'Sends the body without its last character.',
    };
  }
  const choice = operation.parameters.find(({ values }) => values);
  if (!choice) return takeKey(400, operation, call);
  return {
    operation,
    call: { ...call, query: { ...call.query, [choice.name]: 'maybe' } },
    words: `Sends ${choice.name}=maybe.`,
  };
}

function simulateNotFound(operation: ConsoleOperation, call: ConsoleRequest): SimulatedError {
  const first = operation.parameters.find((parameter) => parameter.in === 'path');
  if (!first) {
    const path = `${operation.path}/no-such-path`;
    return { operation: { ...operation, path }, call, words: `Sends the request to ${path}.` };
  }
  const value = `no-such-${first.name}`;
  const changed = { ...call.path, [first.name]: value };
  return {
    operation,
    call: { ...call, path: changed, body: renameInBody(call.body, call.path[first.name], value) },
    words: `Sends ${value} as ${first.name}.`,
  };
}

/** Where the body repeats the ID of the path, a difference between the two would be another error. */
function renameInBody(body: string, from: string | undefined, to: string): string {
  const value = parseJson(body);
  if (!isObject(value)) return body;
  const entries = Object.entries(value).map(([name, inner]: [string, unknown]) => [
    name,
    inner === from ? to : inner,
  ]);
  return JSON.stringify(Object.fromEntries(entries), null, 2);
}
