import { flattenSchema } from '../read/flatten-schema';
import { hasClosedValues, listValues } from '../read/list-types';
import type { OpenApiDocument, Schema } from '../read/openapi';
import { toReferenceName } from '../read/type-expression';

/** The facts of a value that a form needs, and nothing that readers find in the reference. */
export type Shape =
  | {
      kind: 'text';
      /** Sentences, not a name or a code. */
      long?: true;
      /** The only values that are allowed. */
      values?: string[];
      /** Values that are known, among others. */
      suggestions?: string[];
    }
  | { kind: 'number' }
  | { kind: 'boolean' }
  | { kind: 'list'; of: Shape }
  | { kind: 'map'; of: Shape }
  | { kind: 'object'; fields: FieldShape[] }
  /** An object with a name, described once: types may contain themselves. */
  | { kind: 'type'; name: string }
  | { kind: 'any' };

export interface FieldShape {
  name: string;
  required?: true;
  shape: Shape;
  /** The content of a new field: the contract's example, or the value that changes something. */
  start?: unknown;
}

/**
 * Reduces a schema to what a form needs.
 *
 * @example
 * buildShape(mediaV2, { type: 'array', items: { $ref: '#/components/schemas/Category' } });
 * // { kind: 'list', of: { kind: 'type', name: 'Category' } }
 */
export function buildShape(document: OpenApiDocument, schema: Schema): Shape {
  if (schema.$ref !== undefined) return buildNamedShape(document, schema.$ref);
  if (schema.type === 'array') {
    return { kind: 'list', of: buildShape(document, schema.items ?? {}) };
  }
  if (schema.type === 'string') return buildTextShape(schema);
  if (schema.type === 'boolean') return { kind: 'boolean' };
  if (schema.type === 'number' || schema.type === 'integer') return { kind: 'number' };
  if (typeof schema.additionalProperties === 'object') {
    return { kind: 'map', of: buildShape(document, schema.additionalProperties) };
  }
  const fields = listFieldShapes(document, schema);
  return fields.length > 0 ? { kind: 'object', fields } : { kind: 'any' };
}

/** The fields of an object, also of those that it takes over from others, in the document's order. */
export function listFieldShapes(document: OpenApiDocument, schema: Schema): FieldShape[] {
  const { properties = {}, required = [] } = flattenSchema(document, schema);
  return Object.entries(properties).map(([name, field]) => {
    const start = field.examples?.[0] ?? findOtherValue(field);
    return {
      name,
      ...(required.includes(name) && { required: true as const }),
      shape: buildShape(document, field),
      ...(start !== undefined && { start }),
    };
  });
}

function buildNamedShape(document: OpenApiDocument, reference: string): Shape {
  const name = toReferenceName(reference);
  const target = document.components.schemas[name];
  if (!target) return { kind: 'any' };
  // A type that has fields is told by its name, or one that contains itself would never end.
  const isObject = flattenSchema(document, target).properties !== undefined;
  return isObject ? { kind: 'type', name } : buildShape(document, target);
}

function buildTextShape(schema: Schema): Shape {
  const { examples = [] } = schema;
  const values = listValues(schema).map(({ value }) => value);
  return {
    kind: 'text',
    ...(values.length > 0 && { [hasClosedValues(schema) ? 'values' : 'suggestions']: values }),
    ...(examples.some((example) => /\s/.test(String(example))) && { long: true as const }),
  };
}

/** Users who add a field want to change something. */
function findOtherValue({ type, default: preset }: Schema): unknown {
  return type === 'boolean' && typeof preset === 'boolean' ? !preset : undefined;
}

/** The named types that a shape leads to, by whatever detour. */
export function listNamedTypes(document: OpenApiDocument, shapes: Shape[]): string[] {
  const names = new Set<string>();
  const visit = (shape: Shape): void => {
    if (shape.kind === 'list' || shape.kind === 'map') visit(shape.of);
    if (shape.kind === 'object') shape.fields.forEach((field) => visit(field.shape));
    if (shape.kind !== 'type' || names.has(shape.name)) return;
    names.add(shape.name);
    listFieldShapes(document, document.components.schemas[shape.name] ?? {}).forEach((field) =>
      visit(field.shape),
    );
  };
  shapes.forEach(visit);
  return [...names];
}
