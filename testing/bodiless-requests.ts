import { exampleRequest } from '#samples/example-request';
import type { SampleRequest } from '#samples/request';

const { name, url, headers } = exampleRequest;

/** A request without a body. */
export const bodilessRequest: SampleRequest = { name, method: 'GET', url, headers };

/** A request that neither sends nor returns anything. */
export const emptyRequest: SampleRequest = {
  ...bodilessRequest,
  method: 'DELETE',
  response: 'none',
};
