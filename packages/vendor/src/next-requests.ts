import data from '@docs/contracts/media-v2/next-requests.json';

/**
 * Which operations accept a value of a response, and where it goes. Strings that begin with `$` mean
 * something of the exchange: `$value`, `$parent` (the object around it), `$response/…` and
 * `$request/…` (by JSON pointer), `$path/…` (a parameter of the path).
 */
export interface NextRequest {
  operation: string;
  /** Begins with what the reader gets. */
  label: string;
  path?: Record<string, string>;
  /** The whole body; what cannot be filled in is left out. */
  body?: unknown;
  /** Instead of a body: that of the request, with these changes, all of which are needed. */
  changes?: Record<string, string>;
}

export interface NextRequests {
  /** Name of the field, or of the list, that contains the value; empty for a list without a name. */
  fields: string[];
  /** Calls whose responses are meant. */
  from: string[];
  calls: NextRequest[];
}

export const nextRequests = data as NextRequests[];
