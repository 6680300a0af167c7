import names from './status-names.data.json';

/**
 * Names of the documented statuses. RFC 9110 and RFC 6585, except 413: the API's documentation
 * uses its older name (specification, section 8).
 */
const NAMES: Record<string, string> = names;

/** @example describeStatus(404); // 'Not Found' */
export function describeStatus(status: number | string): string {
  return NAMES[status] ?? '';
}

/** @example toStatusLine('404'); // '404 Not Found' */
export function toStatusLine(status: number | string): string {
  return `${status} ${describeStatus(status)}`.trim();
}
