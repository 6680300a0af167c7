import type { OpenApiDocument, Schema } from './openapi';
import { toReferenceSteps } from './type-expression';
import { getAt } from '@docs/utils';

/**
 * A type with everything that it takes over through `allOf`, as one schema. What it says itself
 * wins. A type that takes over itself, by whatever detour, ends there: the standard allows the
 * circle, and a page still has to be made.
 *
 * @example
 * flattenSchema(mediaV2, { allOf: [{ $ref: '#/components/schemas/Analysis' }] }).required;
 * // ['language', 'usedChars']
 */
export function flattenSchema(
  document: OpenApiDocument,
  schema: Schema,
  types: Types = new Map(),
): Schema {
  const { allOf = [], ...rest } = schema;
  const bases = allOf.map((base) => resolvePart(document, base, types, flattenSchema));
  return [...bases, rest].reduce(combineSchemas, {});
}

/** The resolved types, by the references that lead to them. */
export type Types = Map<string, Schema>;

/** Each reference is resolved once, and a circle ends where it is met again. */
export function resolvePart(
  document: OpenApiDocument,
  { $ref: target, ...rest }: Schema,
  types: Types,
  resolve: typeof flattenSchema,
): Schema {
  const beside = resolve(document, rest, types);
  if (target === undefined) return beside;
  if (!types.has(target)) {
    types.set(target, {});
    const type = (getAt(document, toReferenceSteps(target)) ?? {}) as Schema;
    types.set(target, resolve(document, type, types));
  }
  return combineSchemas(types.get(target)!, beside);
}

export function combineSchemas(base: Schema, added: Schema): Schema {
  return {
    ...base,
    ...added,
    ...joinIfAny('properties', { ...base.properties, ...added.properties }),
    ...joinIfAny('required', [...new Set([...(base.required ?? []), ...(added.required ?? [])])]),
    ...joinIfAny('x-rules', [
      ...new Set([...(base['x-rules'] ?? []), ...(added['x-rules'] ?? [])]),
    ]),
  };
}

function joinIfAny(key: keyof Schema, value: object): Schema {
  return Object.keys(value).length === 0 ? {} : { [key]: value };
}
