import { flattenSchema } from '#contract/read/flatten-schema';
import { escapeKey } from '#contract/read/json-pointer';
import { findAlias } from '#contract/read/list-types';
import type { OpenApiDocument, Schema } from '#contract/read/openapi';
import { toTypeExpression } from '#contract/read/type-expression';

/** Where the contract describes a value, in the words of `contract/compare/change.ts`. */
export interface Position {
  subject: string;
  member?: string;
}

/** A field or a type that a recording contains. */
export interface Used extends Position {
  pointer: string;
  /** Absent for a field that the contract does not declare. */
  schema?: Schema;
  /** Names that the contract declares beside an undeclared one. */
  declared?: string[];
}

/**
 * Lists every field that a recorded value contains, with its place in the contract, and every type
 * that it has a value of. What is inside of an undeclared field is not listed.
 *
 * @param position of the schema, such as the body of an operation
 */
export function listUsedFields(
  document: OpenApiDocument,
  schema: Schema,
  value: unknown,
  position: Position,
  pointer = '',
): Used[] {
  const name = findTypeName(document, schema);
  if (name !== undefined) {
    const type = document.components.schemas[name] ?? {};
    const here = { subject: name };
    const used = { ...here, pointer, schema: type };
    return [used, ...walk(document, flattenSchema(document, type), value, here, pointer)];
  }
  return walk(document, flattenSchema(document, schema), value, position, pointer);
}

/** The type that a schema refers to, by its first name: changes are listed under that one. */
function findTypeName(document: OpenApiDocument, schema: Schema): string | undefined {
  const { containers, name, isReference } = toTypeExpression(schema);
  if (!isReference || containers.length > 0) return undefined;
  const target = document.components.schemas[name];
  return (target && findAlias(target)) ?? name;
}

function walk(
  document: OpenApiDocument,
  schema: Schema,
  value: unknown,
  position: Position,
  pointer: string,
): Used[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) {
    const { items } = schema;
    if (!items) return [];
    return value.flatMap((item, index) =>
      listUsedFields(document, items, item, position, `${pointer}/${index}`),
    );
  }
  const properties = listProperties(document, schema);
  const { additionalProperties: others } = schema;
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const here = `${pointer}/${escapeKey(key)}`;
    const at = {
      ...position,
      member: position.member === undefined ? key : `${position.member}.${key}`,
    };
    const field = Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (field) {
      return [
        { ...at, pointer: here, schema: field },
        ...listUsedFields(document, field, inner, at, here),
      ];
    }
    if (typeof others === 'object') return listUsedFields(document, others, inner, position, here);
    const declared = Object.keys(properties);
    // An object without any declared field may contain anything.
    if (others === true || (others === undefined && declared.length === 0)) return [];
    return [{ ...at, pointer: here, declared }];
  });
}

/** A value that has several forms may have the fields of each. */
function listProperties(document: OpenApiDocument, schema: Schema): Record<string, Schema> {
  const forms = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return Object.assign(
    {},
    ...forms.map((form) => listProperties(document, resolve(document, form))),
    schema.properties,
  ) as Record<string, Schema>;
}

function resolve(document: OpenApiDocument, schema: Schema): Schema {
  const name = findTypeName(document, schema);
  return flattenSchema(
    document,
    name === undefined ? schema : (document.components.schemas[name] ?? {}),
  );
}
