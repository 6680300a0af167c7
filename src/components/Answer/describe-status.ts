/** Names of the documented statuses, RFC 9110 and RFC 6585. */
const NAMES: Record<number, string> = {
  200: 'OK',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  413: 'Payload Too Large',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
};

/** @example describeStatus(404); // 'Not Found' */
export function describeStatus(status: number): string {
  return NAMES[status] ?? '';
}
