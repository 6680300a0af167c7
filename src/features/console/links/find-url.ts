import type { JsonPath } from '#contract/read/json-pointer';

/**
 * The anchor on this page that describes a value: that of its nearest ancestor that has one. Indexes
 * of list items are not part of it, and keys of maps have no anchor.
 *
 * @example findAddress('analyze', ['categories', 0, 'code'], isOnPage); // 'analyze.categories.code'
 */
export function findUrl(
  operationId: string,
  path: JsonPath,
  isOnPage: (id: string) => boolean = hasElement,
): string {
  const names = path.filter((step) => !/^\d+$/.test(String(step)));
  for (let length = names.length; length > 0; length -= 1) {
    const url = [operationId, ...names.slice(0, length)].join('.');
    if (isOnPage(url)) return url;
  }
  return operationId;
}

/** A rule is above the fields that it binds, or above those around them. */
export function findRuleUrl(
  operationId: string,
  path: JsonPath,
  rule: string,
  isOnPage: (id: string) => boolean = hasElement,
): string | undefined {
  const names = path.filter((step) => !/^\d+$/.test(String(step)));
  for (let length = names.length; length >= 0; length -= 1) {
    const url = [operationId, ...names.slice(0, length), `rule-${rule}`].join('.');
    if (isOnPage(url)) return url;
  }
  return undefined;
}

function hasElement(id: string): boolean {
  return document.getElementById(id) !== null;
}
