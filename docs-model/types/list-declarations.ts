import { findAlias, listTypes } from '#contract/list-types';
import type { OpenApiDocument, Schema } from '#contract/openapi';
import { toReferenceName } from '#contract/type-expression';

/** A type of a contract, as every programming language can declare it. */
export interface Declaration {
  name: string;
  description: string;
  /** Set when the type is a second name of another one. */
  aliasOf?: string;
  fields: DeclaredField[];
  /** Whether fields beyond the declared ones are expected. */
  isOpen: boolean;
}

export interface DeclaredField {
  name: string;
  required: boolean;
  description: string;
  shape: Shape;
}

export type Shape =
  | { kind: 'reference'; name: string }
  | { kind: 'list' | 'map'; of: Shape }
  /** `isOpen`: other values than the known ones are possible. */
  | { kind: 'values'; values: string[]; isOpen: boolean }
  | { kind: 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'any' };

/**
 * Lists the types of a contract. An object inside a field becomes a separate type, named after both.
 *
 * @example
 * listDeclarations(mediaV2).map(({ name }) => name); // ['NlpRequest', …, 'Analysis', 'AnalysisMetadata', …]
 */
export function listDeclarations(document: OpenApiDocument): Declaration[] {
  return listTypes(document).flatMap(({ name, description, fields, notes }) =>
    declare(name, {
      ...(notes as Schema),
      description,
      properties: Object.fromEntries(fields.map((field) => [field.name, field.schema])),
      required: fields.filter(({ required }) => required).map((field) => field.name),
    }),
  );
}

function declare(name: string, schema: Schema): Declaration[] {
  const { properties = {}, required = [], additionalProperties, description = '' } = schema;
  const inner: Declaration[] = [];
  const fields = Object.entries(properties).map(([field, value]): DeclaredField => {
    const { description: meaning = '' } = value;
    const base = { name: field, required: required.includes(field), description: meaning };
    if (!value.properties) return { ...base, shape: toShape(value) };
    const own = `${name}${field.charAt(0).toUpperCase()}${field.slice(1)}`;
    inner.push(...declare(own, value));
    return { ...base, shape: { kind: 'reference', name: own } };
  });
  const aliasOf = findAlias({ allOf: schema.allOf });
  return [{ name, description, aliasOf, fields, isOpen: additionalProperties === true }, ...inner];
}

/** What a value looks like. Rules between fields are not part of it. */
export function toShape(schema: Schema): Shape {
  if (schema.$ref !== undefined) return { kind: 'reference', name: toReferenceName(schema.$ref) };
  if (schema.items) return { kind: 'list', of: toShape(schema.items) };
  if (typeof schema.additionalProperties === 'object') {
    return { kind: 'map', of: toShape(schema.additionalProperties) };
  }
  const alias = findAlias({ allOf: schema.allOf });
  if (alias !== undefined) return { kind: 'reference', name: alias };
  const values = schema.enum ?? Object.keys(schema['x-enumDescriptions'] ?? {});
  if (schema.type === 'string' && values.length > 0) {
    return { kind: 'values', values, isOpen: schema.enum === undefined };
  }
  return { kind: toPlainKind(schema.type) };
}

function toPlainKind(
  type: Schema['type'],
): 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'any' {
  const known = ['string', 'number', 'integer', 'boolean', 'object'] as const;
  return known.find((kind) => kind === type) ?? 'any';
}
