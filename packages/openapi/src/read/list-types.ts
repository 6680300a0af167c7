import { flattenSchema } from './flatten-schema';
import { memoize } from '@docs/utils';
import type { Notes, OpenApiDocument, Rule, Schema } from './openapi';
import {
  listChoices,
  listTypeNames,
  renderTypeExpression,
  toReferenceName,
  toTypeExpression,
} from './type-expression';
import type { TypeExpression } from './type-expression';

export interface TypeDoc {
  name: string;
  description: string;
  /** The tag below which the sidebar shows the type, or `Common`. */
  group: string;
  /** Set when the type has the same content as another one. */
  aliasOf?: string;
  fields: FieldDoc[];
  rules: Rule[];
  notes: Notes;
}

export interface FieldDoc {
  name: string;
  required: boolean;
  type: TypeExpression;
  description: string;
  schema: Schema;
  /** Values with one line of meaning each; open lists of known values count too. */
  values: { value: string; meaning: string }[];
  default?: unknown;
  /** Request options that make the field appear, as `Type.field` or `Type.field=value`. */
  appearsWith: string[];
  /** Rules of the owning type that bind this field. */
  rules: Rule[];
  notes: Notes;
}

/**
 * Lists the types which a document declares, in the document's own order.
 * Order matters: the sidebar shows it.
 *
 * @example
 * listTypes(mediaV2).map((type) => type.name); // ['NlpRequest', 'ParaSpec', 'Category', …]
 */
export const listTypes = memoize((document: OpenApiDocument): TypeDoc[] =>
  Object.entries(document.components.schemas).map(([name, schema]) =>
    toTypeDoc(document, name, schema),
  ),
);

function toTypeDoc(document: OpenApiDocument, name: string, schema: Schema): TypeDoc {
  const aliasOf = findAlias(schema);
  const content = flattenSchema(document, schema);
  const rules = [...(content['x-rules'] ?? [])];
  return {
    name,
    description: [schema.description ?? [], describeChoices(schema)].flat().join('\n\n'),
    group: schema['x-group'] ?? 'Common',
    aliasOf,
    fields: Object.entries(content.properties ?? {}).map(([fieldName, field]) =>
      toFieldDoc(fieldName, field, content.required?.includes(fieldName) ?? false, rules),
    ),
    rules,
    notes: schema,
  };
}

function describeChoices(schema: Schema): string[] {
  const names = listTypeNames(schema).map((name) => `[\`${name}\`](type:${name})`);
  if (listChoices(schema).length < 2 || names.length === 0) return [];
  const decides = schema.discriminator && `, depending on \`${schema.discriminator.propertyName}\``;
  return [`One of ${names.join(', ')}${decides ?? ''}.`];
}

function toFieldDoc(name: string, schema: Schema, required: boolean, rules: Rule[]): FieldDoc {
  return {
    name,
    required,
    type: toTypeExpression(schema),
    description: schema.description ?? '',
    schema,
    values: listValues(schema),
    default: schema.default,
    appearsWith: schema['x-appears-with'] ?? [],
    rules: rules.filter((rule) => rule.fields.includes(name)),
    notes: schema,
  };
}

/** The values of a field: of itself, or of the items of its list. */
export function listValues(schema: Schema): FieldDoc['values'] {
  const meanings = schema['x-enumDescriptions'] ?? schema.items?.['x-enumDescriptions'] ?? {};
  const values = schema.enum ?? schema.items?.enum ?? Object.keys(meanings);
  const toMeaning = (value: string) => (Object.hasOwn(meanings, value) ? meanings[value]! : '');
  return values.map((value) => ({ value, meaning: toMeaning(value) }));
}

/** True when a value outside the list is rejected, false when the list shows what is known. */
export function hasClosedValues(schema: Schema): boolean {
  return (schema.enum ?? schema.items?.enum) !== undefined;
}

/** The type that a schema is another name of. */
export function findAlias(schema: Schema): string | undefined {
  // A type with more parts, or with its own fields, is composed of others and no second name.
  if (schema.properties || schema.allOf?.length !== 1) return undefined;
  const reference = schema.allOf[0]?.$ref;
  return reference === undefined ? undefined : toReferenceName(reference);
}

/** @example renderFieldType(field); // 'list of Category' */
export function renderFieldType(field: FieldDoc): string {
  return renderTypeExpression(field.type);
}
