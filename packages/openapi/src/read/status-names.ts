/**
 * Names of the documented statuses. RFC 9110 and RFC 6585, except 413: the API's documentation
 * uses its older name (specification, section 8).
 */
const NAMES: Record<string, string> = {
  200: 'OK',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  410: 'Gone',
  413: 'Payload Too Large',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** @example describeStatus(404); // 'Not Found' */
export function describeStatus(status: number | string): string {
  return NAMES[status] ?? '';
}

/** @example printStatusLine('404'); // '404 Not Found' */
export function printStatusLine(status: number | string): string {
  return `${status} ${describeStatus(status)}`.trim();
}
