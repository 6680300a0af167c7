import { METHODS } from '@docs/openapi';
import type {
  Content,
  Method,
  OpenApiDocument,
  Operation,
  Parameter,
  Response,
  Schema,
} from '@docs/openapi';

/** A schema with each schema directly inside it changed. */
export function mapInner(schema: Schema, change: (inner: Schema) => Schema): Schema {
  const { properties, additionalProperties, items } = schema;
  return {
    ...schema,
    ...(properties && { properties: mapValues(properties, change) }),
    ...(items && { items: change(items) }),
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: change(additionalProperties),
    }),
    ...mapKeys(schema, ['allOf', 'anyOf', 'oneOf'], (parts: Schema[]) => parts.map(change)),
    ...mapKeys(schema, ['not', 'if', 'then', 'else'], change),
  };
}

/** A document with each outermost schema changed: types, bodies and parameters. */
export function mapSchemas(
  document: OpenApiDocument,
  change: (schema: Schema) => Schema,
): OpenApiDocument {
  const { components } = document;
  const { responses, parameters } = components;
  return mapOperations(
    {
      ...document,
      components: {
        ...components,
        schemas: mapValues(components.schemas, change),
        ...(responses && { responses: mapValues(responses, changeResponse) }),
        ...(parameters && { parameters: mapValues(parameters, changeParameter) }),
      },
    },
    (operation) => ({
      ...operation,
      ...(operation.parameters && { parameters: operation.parameters.map(changeParameter) }),
      ...(operation.requestBody && {
        requestBody: {
          ...operation.requestBody,
          content: changeContent(operation.requestBody.content),
        },
      }),
      responses: mapValues(operation.responses, changeResponse),
    }),
  );

  function changeResponse(response: Response): Response {
    return response.content ? { ...response, content: changeContent(response.content) } : response;
  }

  function changeParameter(parameter: Parameter): Parameter {
    return parameter.$ref || !parameter.schema
      ? parameter
      : { ...parameter, schema: change(parameter.schema) };
  }

  function changeContent(content: Content): Content {
    return mapValues(content, (media) =>
      media.schema ? { ...media, schema: change(media.schema) } : media,
    );
  }
}

/** A document with each operation changed. */
export function mapOperations(
  document: OpenApiDocument,
  change: (operation: Operation, method: Method, path: string) => Operation,
): OpenApiDocument {
  const paths = mapValues(document.paths, (item, path) => ({
    ...item,
    ...mapKeys<Method, Operation>(item, METHODS, (operation, method) =>
      change(operation, method, path),
    ),
  }));
  return { ...document, paths };
}

export function mapValues<T>(
  values: Record<string, T>,
  change: (value: T, key: string) => T,
): Record<string, T> {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, change(value, key)]),
  );
}

/** The named keys of an object that are there, with their values changed. */
function mapKeys<Key extends string, T>(
  object: Partial<Record<Key, T>>,
  keys: readonly Key[],
  change: (value: T, key: Key) => T,
): Partial<Record<Key, T>> {
  const entries = keys.flatMap((key) => {
    const value = object[key];
    return value === undefined ? [] : [[key, change(value, key)]];
  });
  return Object.fromEntries(entries) as Partial<Record<Key, T>>;
}
