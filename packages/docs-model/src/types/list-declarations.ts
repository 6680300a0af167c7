import {
  findAlias,
  hasClosedValues,
  listTypes,
  listValues,
  toIdentifier,
  toReferenceName,
} from '@docs/openapi';
import type { FieldDoc, OpenApiDocument, Schema } from '@docs/openapi';
import { listFields } from '../facts/body-content';

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
  return listTypes(document).flatMap((type) => declare(document, { ...type, schema: type.notes }));
}

type Declarable = Pick<FieldDoc, 'name' | 'description' | 'schema'> & { fields: FieldDoc[] };

function declare(document: OpenApiDocument, type: Declarable): Declaration[] {
  const { description, schema } = type;
  const name = toIdentifier(type.name);
  const inner: Declaration[] = [];
  const fields = type.fields.map((field): DeclaredField => {
    const base = { name: field.name, required: field.required, description: field.description };
    if (!field.schema.properties) return { ...base, shape: toShape(field.schema) };
    const innerName = toIdentifier(`${name} ${field.name}`);
    const unnamed = { ...field, name: innerName, fields: listFields(document, field.schema) };
    inner.push(...declare(document, unnamed));
    return { ...base, shape: { kind: 'reference', name: innerName } };
  });
  const { additionalProperties, allOf } = schema;
  return [
    {
      ...{ name, description, fields },
      aliasOf: findAlias({ allOf }),
      isOpen: additionalProperties === true,
    },
    ...inner,
  ];
}

/** The form of a value. Rules between fields are not part of it. */
export function toShape(schema: Schema): Shape {
  if (schema.$ref !== undefined)
    return { kind: 'reference', name: toIdentifier(toReferenceName(schema.$ref)) };
  if (schema.items) return { kind: 'list', of: toShape(schema.items) };
  if (typeof schema.additionalProperties === 'object') {
    return { kind: 'map', of: toShape(schema.additionalProperties) };
  }
  const alias = findAlias({ allOf: schema.allOf });
  if (alias !== undefined) return { kind: 'reference', name: toIdentifier(alias) };
  const values = listValues(schema).map(({ value }) => value);
  if (schema.type === 'string' && values.length > 0) {
    return { kind: 'values', values, isOpen: !hasClosedValues(schema) };
  }
  return { kind: toPlainKind(schema.type) };
}

function toPlainKind(type: Schema['type']) {
  const plainKinds = ['string', 'number', 'integer', 'boolean', 'object'] as const;
  return plainKinds.find((kind) => kind === type) ?? 'any';
}
