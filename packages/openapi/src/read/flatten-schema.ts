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
  const { allOf = [], ...own } = schema;
  return [...allOf.map((part) => flattenPart(document, part, seen)), own].reduce(combine, {});
}

function flattenPart(document: OpenApiDocument, part: Schema, seen: readonly string[]): Schema {
  if (part.$ref === undefined) return flattenSchema(document, part, seen);
  const name = toReferenceName(part.$ref);
  const target = document.components.schemas[name];
  if (!target || seen.includes(name)) return {};
  return flattenSchema(document, target, [...seen, name]);
}

function combine(base: Schema, own: Schema): Schema {
  return {
    ...base,
    ...own,
    ...joinIfAny('properties', { ...base.properties, ...own.properties }),
    ...joinIfAny('required', [...new Set([...(base.required ?? []), ...(own.required ?? [])])]),
    ...joinIfAny('x-rules', [...(base['x-rules'] ?? []), ...(own['x-rules'] ?? [])]),
  };
}

function joinIfAny(key: keyof Schema, value: object): Schema {
  return Object.keys(value).length === 0 ? {} : { [key]: value };
}
