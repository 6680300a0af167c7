import type { Example } from './example';
import type { OpenApiDocument, Schema } from './openapi';
import { toReferenceName } from './type-expression';

/** A value that an example holds at a place where the contract names a type. */
export interface Instance {
  type: string;
  value: unknown;
  example: string;
}

/** Collects the values of all named types from the requests and answers of the examples. */
export function collectInstances(
  document: OpenApiDocument,
  examples: Iterable<Example>,
): Instance[] {
  return [...examples].flatMap(({ name, operation, body, answer }) => [
    ...walk(document, operation.request?.schema, body, name),
    ...walk(document, operation.answer?.schema, answer, name),
  ]);
}

function walk(
  document: OpenApiDocument,
  schema: Schema | undefined,
  value: unknown,
  example: string,
  // Types already met for this very value: one that takes over itself would never end.
  met: readonly string[] = [],
): Instance[] {
  if (schema === undefined || value === undefined) return [];
  if (schema.$ref !== undefined) {
    const type = toReferenceName(schema.$ref);
    if (met.includes(type)) return [];
    return [
      { type, value, example },
      ...walk(document, document.components.schemas[type], value, example, [...met, type]),
    ];
  }
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown) => walk(document, schema.items, item, example));
  }
  if (typeof value !== 'object' || value === null) return [];
  return [
    ...(schema.allOf ?? []).flatMap((part) => walk(document, part, value, example, met)),
    ...Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
      walk(document, toMember(schema, key), inner, example),
    ),
  ];
}

function toMember(schema: Schema, key: string): Schema | undefined {
  // An answer may hold a key such as `constructor`, which every object has.
  if (schema.properties && Object.hasOwn(schema.properties, key)) return schema.properties[key];
  return typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
}
