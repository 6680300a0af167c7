import type { ErrorDoc, OperationDoc } from './list-operations';

/** What a request needs to cause an error. The other statuses have nothing to do with its content. */
const CAUSES: Record<string, (operation: OperationDoc) => boolean> = {
  400: ({ request, parameters }) => request !== undefined || parameters.length > 0,
  404: ({ parameters }) => parameters.some((parameter) => parameter.in === 'path'),
  413: ({ request }) => request !== undefined,
};

/**
 * Lists the errors that a request to this operation can cause. The API documents the same statuses
 * for all operations, but a request without a body cannot be too large, for example.
 *
 * @example
 * listOwnErrors(listPhotoBanks).map(({ status }) => status); // ['403', '429', '500']
 */
export function listOwnErrors(operation: OperationDoc): ErrorDoc[] {
  return operation.errors.filter(({ status }) => CAUSES[status]?.(operation) ?? true);
}
