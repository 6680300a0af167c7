import type { OpenApiDocument, Schema } from './openapi';
import { toReferenceName } from './type-expression';

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
  seen: readonly string[] = [],
): Schema {
  const { allOf = [], ...rest } = schema;
  return [...allOf.map((base) => flattenPart(document, base, seen)), rest].reduce(combine, {});
}

function flattenPart(document: OpenApiDocument, base: Schema, seen: readonly string[]): Schema {
  if (base.$ref === undefined) return flattenSchema(document, base, seen);
  const name = toReferenceName(base.$ref);
  const target = document.components.schemas[name];
  if (!target || seen.includes(name)) return {};
  return flattenSchema(document, target, [...seen, name]);
}

function combine(base: Schema, added: Schema): Schema {
  return {
    ...base,
    ...added,
    ...joinIfAny('properties', { ...base.properties, ...added.properties }),
    ...joinIfAny('required', [...new Set([...(base.required ?? []), ...(added.required ?? [])])]),
    ...joinIfAny('x-rules', [...(base['x-rules'] ?? []), ...(added['x-rules'] ?? [])]),
  };
}

function joinIfAny(key: keyof Schema, value: object): Schema {
  return Object.keys(value).length === 0 ? {} : { [key]: value };
}
