import type { JsonPath } from '@docs/utils';

/**
 * The anchor on this page that describes a value: that of its nearest ancestor that has one. Indexes
 * of list items are not part of it, and keys of maps have no anchor.
 *
 * @example findUrl('analyze', ['categories', 0, 'code'], isOnPage); // 'analyze.categories.code'
 */
export function findUrl(
  operationId: string,
  path: JsonPath,
  isOnPage: (id: string) => boolean = hasElement,
): string {
  return listUrls(operationId, path).find(isOnPage) ?? operationId;
}

/** A rule is above the fields that it binds, or above those around them. */
export function findRuleUrl(
  operationId: string,
  path: JsonPath,
  rule: string,
  isOnPage: (id: string) => boolean = hasElement,
): string | undefined {
  return listUrls(operationId, path)
    .map((url) => `${url}.rule-${rule}`)
    .find(isOnPage);
}

/** Where a value and all that is around it would be described, the value first. */
function listUrls(operationId: string, path: JsonPath): string[] {
  const names = [operationId, ...path.filter((step) => !/^\d+$/.test(String(step)))];
  return names.map((_, index) => names.slice(0, names.length - index).join('.'));
}

function hasElement(id: string): boolean {
  return document.getElementById(id) !== null;
}
