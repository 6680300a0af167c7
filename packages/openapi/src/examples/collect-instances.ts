import type { Example } from './example';
import type { OpenApiDocument, Schema } from '../read/openapi';
import { toReferenceName } from '../read/type-expression';

/** A value that an example contains at a place where the contract names a type. */
export interface Instance {
  type: string;
  value: unknown;
  example: string;
  /** Whether it is a part of the request or of the response. */
  location: 'body' | 'response';
}

/** Collects the values of all named types from the requests and responses of the examples. */
export function collectInstances(
  document: OpenApiDocument,
  examples: Iterable<Example>,
): Instance[] {
  return [...examples].flatMap(({ name, operation, body, response }) => [
    ...walk(document, operation.request?.schema, body).map(toInstance(name, 'body')),
    ...walk(document, operation.response?.schema, response).map(toInstance(name, 'response')),
  ]);
}

type Found = Pick<Instance, 'type' | 'value'>;

function toInstance(
  example: string,
  location: Instance['location'],
): (instance: Found) => Instance {
  return (instance) => ({ ...instance, example, location });
}

function walk(
  document: OpenApiDocument,
  schema: Schema | undefined,
  value: unknown,
  // Types already met for this very value: one that takes over itself would never end.
  met: readonly string[] = [],
): Found[] {
  if (schema === undefined || value === undefined) return [];
  if (schema.$ref !== undefined) {
    const type = toReferenceName(schema.$ref);
    if (met.includes(type)) return [];
    return [
      { type, value },
      ...walk(document, document.components.schemas[type], value, [...met, type]),
    ];
  }
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown) => walk(document, schema.items, item));
  }
  if (typeof value !== 'object' || value === null) return [];
  return [
    ...(schema.allOf ?? []).flatMap((base) => walk(document, base, value, met)),
    ...Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
      walk(document, findMember(schema, key), inner),
    ),
  ];
}

function findMember(schema: Schema, key: string): Schema | undefined {
  // A response may contain a key such as `constructor`, which every object has.
  if (schema.properties && Object.hasOwn(schema.properties, key)) return schema.properties[key];
  return typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
}
