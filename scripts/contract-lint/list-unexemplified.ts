import { collectInstances } from '#contract/collect-instances';
import { listTypes } from '#contract/list-types';
import type { Subject } from './subject';

/** Fields that no example shows, as `Type.field`, in the document's order. */
export function listUnexemplified({ document, examples }: Subject): string[] {
  const shown = new Set(
    collectInstances(document, examples).flatMap(({ type, value }) =>
      typeof value === 'object' && value !== null
        ? Object.keys(value).map((key) => `${type}.${key}`)
        : [],
    ),
  );
  return listTypes(document)
    .filter(({ aliasOf }) => aliasOf === undefined)
    .flatMap((type) => type.fields.map((field) => `${type.name}.${field.name}`))
    .filter((name) => !shown.has(name));
}

/** How many fields there are, counted the same way. */
export function countFields({ document }: Subject): number {
  return listTypes(document)
    .filter(({ aliasOf }) => aliasOf === undefined)
    .reduce((count, type) => count + type.fields.length, 0);
}
