import type { ConsoleOperation } from '@docs/openapi/forms';
import { listMissing } from '../send/build-request';
import { buildExampleRequest, readShareLink } from '../../../share-links';
import type { ConsoleRequest, Draft } from '../../../share-links';
import type { OpenRequest } from './open-request';

/** A new object makes an open console take it over. */
export interface InitialRequest {
  call: ConsoleRequest;
  /** Scrolls to the console: it was asked for from elsewhere on the page, or by a link. */
  jump: boolean;
  from?: Pick<ConsoleOperation, 'id' | 'summary'>;
  /** The operation at which the console opens, when that is another one. */
  shownAt?: string;
  before?: ConsoleRequest;
  /** Says why the link that led here could not be read. */
  error?: string;
}

/**
 * The request that opens the console, or a problem. Neither, if the URL still has `?try` and the rest
 * of it leads to something else on the page.
 */
export function findInitialRequest(
  openRequest: OpenRequest,
  operations: ConsoleOperation[],
  drafts: Record<string, Draft>,
): { initialRequest?: InitialRequest; problem?: string } {
  const find = (id: string) => operations.find((operation) => operation.id === id);
  if ('operationId' in openRequest) {
    const { operationId } = openRequest;
    const operation = find(operationId);
    if (!operation) return {};
    const call = drafts[operationId]?.call ?? buildExampleRequest(operation);
    return { initialRequest: { call: { ...call }, jump: false } };
  }
  const read = readShareLink(openRequest.hash);
  const id = read && ('call' in read ? read.call.operationId : read.operationId);
  const operation = find(id ?? '');
  if (!read || !operation) return { problem: describeProblem(id ?? '') };
  if ('error' in read) {
    return {
      initialRequest: { call: buildExampleRequest(operation), jump: true, error: read.error },
    };
  }
  const { call, before } = read;
  // A request without a path value cannot be sent, and the form shows only the other one.
  const isSendable = before && listMissing(operation, before).length === 0;
  return {
    initialRequest: {
      call: keepKnown(call, operation),
      jump: true,
      ...(isSendable && { before: keepKnown(before, operation) }),
    },
  };
}

/** Names are shown in part: a link may contain anything. */
const LONGEST_NAME = 40;

function describeProblem(id: string): string {
  const name = id.length > LONGEST_NAME ? `${id.slice(0, LONGEST_NAME)}…` : id;
  return (
    `This link names the operation "${name}", which this reference does not have. ` +
    'Choose one from the list of operations.'
  );
}

/** A link may carry parameters that the request does not have. */
function keepKnown(call: ConsoleRequest, { parameters }: ConsoleOperation): ConsoleRequest {
  const pick = (location: 'path' | 'query') =>
    Object.fromEntries(
      parameters
        .filter(
          (parameter) => parameter.in === location && Object.hasOwn(call[location], parameter.name),
        )
        .map(({ name }) => [name, call[location][name] ?? '']),
    );
  return { ...call, path: pick('path'), query: pick('query') };
}
