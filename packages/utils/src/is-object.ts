/**
 * Whether a value is an object of JSON: neither a list nor null.
 *
 * @example
 * isObject({ id: '1' }); // true
 * isObject(['1']); // false
 */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
