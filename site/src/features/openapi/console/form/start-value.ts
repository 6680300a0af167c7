import type { FieldShape, Shape } from '@docs/openapi/forms';
import { isObject } from '@docs/utils';

type Types = Record<string, FieldShape[]>;

/** Types may contain themselves; further in, lists and objects begin empty. */
const DEEPEST = 4;

/** A new field contains its example, or else the least value that fits. */
export function buildStartOfField({ start, shape }: FieldShape, types: Types, depth = 0): unknown {
  return start ?? buildStart(shape, types, depth);
}

/** The least value that fits a shape, with the fields that are required. */
export function buildStart(shape: Shape, types: Types, depth = 0): unknown {
  if (shape.kind === 'text') return shape.values?.[0] ?? '';
  if (shape.kind === 'number') return 0;
  if (shape.kind === 'boolean') return false;
  if (shape.kind === 'any') return null;
  if (shape.kind === 'map' || depth > DEEPEST) return shape.kind === 'list' ? [] : {};
  if (shape.kind === 'list') return [buildStart(shape.of, types, depth + 1)];
  const fields = shape.kind === 'type' ? (types[shape.name] ?? []) : shape.fields;
  return Object.fromEntries(
    fields
      .filter(({ required }) => required)
      .map((field) => [field.name, buildStartOfField(field, types, depth + 1)]),
  );
}

export function fits(shape: Shape, value: unknown): boolean {
  if (shape.kind === 'text') return typeof value === 'string';
  if (shape.kind === 'number' || shape.kind === 'boolean') return typeof value === shape.kind;
  if (shape.kind === 'list') return Array.isArray(value);
  if (shape.kind === 'any') return false;
  return isObject(value);
}

/** Whether the value is on one line with its name. */
export function isSmall({ kind }: Shape): boolean {
  return kind === 'text' || kind === 'number' || kind === 'boolean';
}
