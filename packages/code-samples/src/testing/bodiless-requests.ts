import { exampleRequest } from '../example-request';
import type { SampleRequest } from '../request';

const { name, url, headers } = exampleRequest;

/** A request without a body. */
export const bodilessRequest: SampleRequest = { name, method: 'GET', url, headers };

/** A request that neither sends nor returns anything. */
export const emptyRequest: SampleRequest = {
  ...bodilessRequest,
  method: 'DELETE',
  response: 'none',
};
