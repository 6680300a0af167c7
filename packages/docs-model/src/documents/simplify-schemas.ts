import { flattenSchema, toReferenceName } from '@docs/openapi';
import type { OpenApiDocument, Schema } from '@docs/openapi';
import { mapInner, mapSchemas, mapValues } from './map-schemas';

/**
 * The same contract in the words that client generators and importers understand
 * (decisions/0014-documents-for-tools.md):
 *
 * - `$ref` has no siblings, because several tools drop one or the other.
 * - Defaults of fields are sentences, because openapi-typescript requires a field that has a default.
 * - Schemas inside `not`, `anyOf` and `if` declare the fields that they require.
 * - Meanings of values are a list beside the list of values.
 */
export function simplifySchemas(document: OpenApiDocument): OpenApiDocument {
  return mapSchemas(document, (schema) => simplify(document, schema));
}

function simplify(document: OpenApiDocument, given: Schema): Schema {
  const schema = separateReference(given);
  const { properties = {} } = flattenSchema(document, schema);
  const inner = mapInner(listMeanings(declareFields(schema, properties, document)), (innerSchema) =>
    simplify(document, innerSchema),
  );
  return inner.properties
    ? { ...inner, properties: mapValues(inner.properties, describeDefault) }
    : inner;
}

function separateReference({ $ref, ...rest }: Schema): Schema {
  if ($ref === undefined) return rest;
  if (Object.keys(rest).length === 0) return { $ref };
  const { allOf = [], anyOf, ...siblings } = rest;
  return { ...siblings, allOf: [{ $ref }, ...allOf, ...(anyOf ? [{ anyOf }] : [])] };
}

function describeDefault({ default: value, ...schema }: Schema): Schema {
  if (value === undefined) return schema;
  const sentence = `Default: \`${JSON.stringify(value)}\`.`;
  const description = [schema.description, sentence].filter(Boolean).join(' ');
  return { ...schema, description, 'x-default': value };
}

/** The meanings of allowed values as a list, in the order of the values: orval fails on a map. */
function listMeanings({ 'x-enumDescriptions': meanings, ...schema }: Schema): Schema {
  if (meanings === undefined) return schema;
  if (!schema.enum) return { ...schema, 'x-enumDescriptions': meanings };
  const list = schema.enum.map((value) => meanings[value] ?? '');
  return { ...schema, 'x-enum-descriptions': list } as Schema;
}

/** Completes the schemas that only say which fields come together. */
function declareFields(
  schema: Schema,
  fields: Record<string, Schema>,
  document: OpenApiDocument,
): Schema {
  const complete = (rule: Schema): Schema => completeRule(rule, fields, document);
  const { properties, items, additionalProperties, ...rules } = schema;
  const completed = mapInner(rules, complete);
  return {
    ...completed,
    // Redocly closes every object that does not say that it is open.
    ...(completed.then && { then: { ...completed.then, unevaluatedProperties: true } as Schema }),
    ...(properties && { properties }),
    ...(items && { items }),
    ...(additionalProperties !== undefined && { additionalProperties }),
  };
}

function completeRule(
  rule: Schema,
  fields: Record<string, Schema>,
  document: OpenApiDocument,
): Schema {
  if (rule.$ref !== undefined || rule.type !== undefined) return rule;
  if (!rule.required && !rule.properties) return declareFields(rule, fields, document);
  const missing = (rule.required ?? []).filter((name) => rule.properties?.[name] === undefined);
  const declared = missing.map((name): [string, Schema] => [name, toBareType(fields[name])]);
  const properties = mapValues(rule.properties ?? {}, (property, name) =>
    completeProperty(property, fields[name], document),
  );
  return declareFields(
    { type: 'object', ...rule, properties: { ...properties, ...Object.fromEntries(declared) } },
    fields,
    document,
  );
}

function completeProperty(
  property: Schema,
  field: Schema | undefined,
  document: OpenApiDocument,
): Schema {
  if (!field) return property;
  const target = resolve(document, field);
  if (property.required) return completeRule(property, target.properties ?? {}, document);
  return { ...toBareType(target), ...property };
}

function resolve(document: OpenApiDocument, schema: Schema): Schema {
  const name = schema.$ref === undefined ? undefined : toReferenceName(schema.$ref);
  return flattenSchema(document, (name && document.components.schemas[name]) || schema);
}

/** Any value where the field's own type is not one word: the field itself says more. */
function toBareType(field: Schema | undefined): Schema {
  if (typeof field?.type !== 'string') return {};
  return field.type === 'array' ? { type: field.type, items: {} } : { type: field.type };
}
