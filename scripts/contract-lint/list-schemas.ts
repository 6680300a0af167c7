import { METHODS } from '#contract/openapi';
import type { OpenApiDocument, Schema } from '#contract/openapi';
import { toPointer } from './check';

export interface PlacedSchema {
  pointer: string;
  schema: Schema;
  /** A name that readers look up, or a part of one, such as the items of a list. */
  role: 'type' | 'field' | 'part';
}

/**
 * Lists the schemas of a document that describe values: types, their fields, parameters, bodies.
 * The schemas in `not`, `if` and `anyOf` are conditions on those and are left out.
 */
export function listSchemas(document: OpenApiDocument): PlacedSchema[] {
  return [
    ...Object.entries(document.components.schemas).flatMap(([name, schema]) =>
      walk(toPointer('components', 'schemas', name), schema, 'type'),
    ),
    ...Object.entries(document.paths).flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const operation = item[method];
        if (!operation) return [];
        const pointer = toPointer('paths', path, method);
        return [
          ...(operation.parameters ?? []).flatMap((parameter, index) =>
            walk(pointer + toPointer('parameters', index, 'schema'), parameter.schema, 'part'),
          ),
          ...Object.entries(operation.requestBody?.content ?? {}).flatMap(([type, { schema }]) =>
            walk(pointer + toPointer('requestBody', 'content', type, 'schema'), schema, 'part'),
          ),
          ...Object.entries(operation.responses).flatMap(([status, response]) =>
            Object.entries(response.content ?? {}).flatMap(([type, { schema }]) =>
              walk(
                pointer + toPointer('responses', status, 'content', type, 'schema'),
                schema,
                'part',
              ),
            ),
          ),
        ];
      }),
    ),
  ];
}

function walk(
  pointer: string,
  schema: Schema | undefined,
  role: PlacedSchema['role'],
): PlacedSchema[] {
  if (schema === undefined) return [];
  const { properties = {}, items, additionalProperties, allOf = [] } = schema;
  return [
    { pointer, schema, role },
    ...Object.entries(properties).flatMap(([name, field]) =>
      walk(pointer + toPointer('properties', name), field, 'field'),
    ),
    ...walk(pointer + toPointer('items'), items, 'part'),
    ...(typeof additionalProperties === 'object'
      ? walk(pointer + toPointer('additionalProperties'), additionalProperties, 'part')
      : []),
    ...allOf.flatMap((part, index) => walk(pointer + toPointer('allOf', index), part, 'part')),
  ];
}
