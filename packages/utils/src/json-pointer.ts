/** Steps from the outside to a value: names of fields and numbers of items. */
export type JsonPath = (string | number)[];

/** @example toPointer(['categories', 0, 'a/b']); // '/categories/0/a~1b' (RFC 6901) */
export function toPointer(path: JsonPath): string {
  return path.map((step) => `/${escapeKey(String(step))}`).join('');
}

/** The steps of a pointer; all of them are texts, because a pointer does not tell lists apart. */
export function toSteps(pointer: string): string[] {
  return pointer.split('/').slice(1).map(unescapeKey);
}

/** A key as it is in a pointer (RFC 6901, section 3). */
export function escapeKey(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The key that a step of a pointer means (RFC 6901, section 4). */
function unescapeKey(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** The value at a place; undefined when there is none. */
export function getAt(value: unknown, steps: JsonPath): unknown {
  return steps.reduce<unknown>((inner, step) => {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, step))
      return undefined;
    return (inner as Record<string | number, unknown>)[step];
  }, value);
}
