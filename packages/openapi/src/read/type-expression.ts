import { getAt, toSteps } from '@docs/utils';
import type { OpenApiDocument, Schema } from './openapi';

/** The type of a field as readers see it: containers outside, one name inside. */
export interface TypeExpression {
  /** From outside to inside; a map always has string keys. */
  containers: ('list' | 'map')[];
  name: string;
  /** Whether the name is a type of the same document. */
  isReference: boolean;
}

/**
 * @example
 * toTypeExpression({ type: 'array', items: { $ref: '#/components/schemas/Category' } });
 * // { containers: ['list'], name: 'Category', isReference: true }
 */
export function toTypeExpression(schema: Schema): TypeExpression {
  if (schema.$ref !== undefined) {
    return { containers: [], name: toReferenceName(schema.$ref), isReference: true };
  }
  if (schema.type === 'array' && schema.items) return wrap('list', schema.items);
  if (schema.type === 'object' && typeof schema.additionalProperties === 'object') {
    return wrap('map', schema.additionalProperties);
  }
  const alias = schema.allOf?.find((base) => base.$ref !== undefined);
  if (alias) return toTypeExpression(alias);
  const choice = findChoice(schema);
  if (choice) return toTypeExpression(choice);
  return { containers: [], name: printTypeName(schema), isReference: false };
}

/** The only choice of `anyOf` and `oneOf` beside `null`. */
function findChoice(schema: Schema): Schema | undefined {
  const [first, ...others] = listChoices(schema);
  return others.length === 0 ? first : undefined;
}

/** The choices of `anyOf` and `oneOf` beside `null`. */
export function listChoices({ type, anyOf, oneOf }: Schema): Schema[] {
  if (type !== undefined) return [];
  return (anyOf ?? oneOf ?? []).filter((choice) => choice.type !== 'null');
}

/** The types that a schema names: itself, in its lists and maps, or as a choice. */
export function listTypeNames(schema: Schema): string[] {
  const { items, additionalProperties } = schema;
  const inner = typeof additionalProperties === 'object' ? [additionalProperties] : [];
  const { name, isReference } = toTypeExpression(schema);
  if (isReference) return [name];
  return [...listChoices(schema), ...(items ? [items] : []), ...inner].flatMap(listTypeNames);
}

/** `'#/components/schemas/Entity'` → `'Entity'`. */
export function toReferenceName(reference: string): string {
  return toReferenceSteps(reference).at(-1) ?? reference;
}

/** Follows a reference; other nodes stay as they are. */
export function resolve<Kind extends object>(document: OpenApiDocument, node: Kind): Kind {
  const { $ref } = node as { $ref?: unknown };
  if (typeof $ref !== 'string') return node;
  return (getAt(document, toReferenceSteps($ref)) as Kind | undefined) ?? node;
}

/** The steps of a reference, which is a URL: `#/paths/~1loans~1%7Bid%7D` leads to `/loans/{id}`. */
export function toReferenceSteps(reference: string): string[] {
  return toSteps(reference.replace(/(?:%[\da-f]{2})+/gi, decode));
}

function decode(bytes: string): string {
  try {
    return decodeURIComponent(bytes);
  } catch {
    return bytes;
  }
}

/** @example 'list of Category' */
export function renderTypeExpression(type: TypeExpression): string {
  return renderContainers(type) + type.name;
}

/** @example 'list of ' */
export function renderContainers({ containers }: TypeExpression): string {
  return containers.map((container) => `${container} of `).join('');
}

function wrap(container: 'list' | 'map', inner: Schema): TypeExpression {
  const expression = toTypeExpression(inner);
  return { ...expression, containers: [container, ...expression.containers] };
}

function printTypeName(schema: Schema): string {
  const choices = listChoices(schema);
  if (choices.length > 1) {
    const names = choices.map((choice) => renderTypeExpression(toTypeExpression(choice)));
    return [...new Set(names)].join(' or ');
  }
  if (Array.isArray(schema.type)) return schema.type.join(' or ');
  return schema.type ?? 'any';
}
