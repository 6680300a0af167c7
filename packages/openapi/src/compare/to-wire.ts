import { isObject } from '@docs/utils';
import { isEmpty, isSame, omit } from './nodes';
import { combineSchemas, resolvePart } from '../read/flatten-schema';
import type { Types } from '../read/flatten-schema';
import { MAPS_OF_NAMES, VALUES } from '../read/openapi';
import type { OpenApiDocument, Schema } from '../read/openapi';
import { toReferenceName } from '../read/type-expression';

/** A schema in one form; JSON Schema has several that mean the same on the wire. */
export interface Wire extends Omit<Schema, 'type' | 'enum'> {
  /** None for any; they follow from other keys, too. */
  kinds: string[];
  nullable: boolean;
  enum?: unknown[];
}

/**
 * @example
 * toWire(document, { anyOf: [{ $ref: '#/components/schemas/Level' }, { type: 'null' }] });
 * // { kinds: ['string'], nullable: true, enum: ['low', 'high'] }
 */
export function toWire(document: OpenApiDocument, schema: Schema): Wire {
  const { type, enum: listed, const: value, ...resolved } = resolveSchema(document, schema);
  const { 'x-default': preset, format, oneOf, anyOf, ...rest } = resolved;
  const values = value === undefined ? (listed as unknown[] | undefined) : [value];
  const union = listUnion(resolved);
  const types = [type ?? []].flat();
  const kinds = listKinds({ ...resolved, type, enum: values as string[] | undefined });
  const isNumber = ['integer', 'number'].includes(kinds.join());
  const rules = Object.entries({ ...rest, ...(union.length === 0 && { oneOf, anyOf }) }).filter(
    ([key, limit]) => !isWidest(key, limit, format),
  );
  return {
    ...Object.fromEntries(rules.map(([key, rule]) => [key, toWireRule(key, rule)])),
    kinds,
    // A type that is named only is not resolved where two documents are compared.
    nullable: [
      ...[...types, ...(values ?? [])],
      ...[...union, ...listUnion(schema)].map((choice) => choice.type),
    ].some(isNull),
    enum: values?.filter((item) => !isNull(item)),
    default: rest.default ?? preset,
    // The numbers of JSON have no width.
    format: isNumber ? undefined : format,
    ...(union.length > 0 && {
      oneOf: sort(toBare(union.filter((choice) => !isNull(choice.type)))),
    }),
  };
}

/** Whether a limit is that of a Java type, which limits nothing. */
function isWidest(key: string, limit: unknown, format = 'int32'): boolean {
  if (!/^max/.test(key) && key !== 'minimum') return false;
  const bits = format === 'int64' ? [63] : [31, 63];
  return bits.some((count) =>
    key === 'minimum'
      ? limit === -(2 ** count)
      : [2 ** count, 2 ** count - 1].includes(Number(limit)),
  );
}

/** The order of choices means nothing. */
const sort = (choices: Schema[]): Schema[] =>
  choices.sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));

const isNull = (value: unknown): boolean => value === null || value === 'null';

const COMBINATIONS = ['not', 'if', 'then', 'else', 'anyOf', 'oneOf'] as const;

/** Keys with a condition for whole values, such as combinations of fields. */
export const RULES = [
  ...COMBINATIONS,
  ...(['dependentRequired', 'dependentSchemas', 'patternProperties', 'propertyNames'] as const),
  ...(['prefixItems', 'contains', 'minContains', 'maxContains'] as const),
];

export const isRule = (key: string): boolean => (RULES as readonly string[]).includes(key);

function toWireRule(key: string, rule: unknown): unknown {
  if (!isRule(key)) return rule;
  return (COMBINATIONS as readonly string[]).includes(key) ? toRule(rule) : toBare(rule);
}

/** A rule in few words: documents for tools declare the fields that it names. */
function toRule(rule: unknown): unknown {
  if (Array.isArray(rule)) return rule.map(toRule);
  if (!isObject(rule)) return rule;
  const entries = Object.entries(omit(rule, ['type', 'unevaluatedProperties'])).map(
    ([key, value]): [string, unknown] => {
      if (key !== 'properties' || !isObject(value)) return [key, toRule(value)];
      const fields = Object.entries(value).map(([name, field]) => [name, toRule(field)] as const);
      return [key, Object.fromEntries(fields.filter(([, field]) => !isSame(field, {})))];
    },
  );
  const isSaid = ([key, value]: [string, unknown]): boolean =>
    !['properties', 'items'].includes(key) || !isSame(value, {});
  return Object.fromEntries(entries.filter(isSaid));
}

/** The choices of a union; beside fields or a reference, `anyOf` and `oneOf` are rules about these. */
export function listUnion({ $ref, type, properties, items, allOf, ...schema }: Schema): Schema[] {
  const choices = schema.oneOf ?? schema.anyOf ?? [];
  const hasOthers = [$ref, properties, items, allOf].some((value) => value !== undefined);
  if (hasOthers || (type !== undefined && !choices.every((choice) => choice.$ref))) return [];
  return choices.some((choice) => choice.required && !choice.type) ? [] : choices;
}

/** The only choice beside null. */
export function findOnlyChoice(schema: Schema): Schema | undefined {
  const [only, ...others] = listUnion(schema).filter(({ type }) => type !== 'null');
  return others.length === 0 ? only : undefined;
}

/** The named type that values of a schema have, perhaps with null or with words beside it. */
export function findTypeName(schema: Schema): string | undefined {
  const { $ref, allOf = [], properties, items } = schema;
  if ($ref !== undefined) return $ref.includes('/schemas/') ? toReferenceName($ref) : undefined;
  if (properties || items) return undefined;
  const choice = findOnlyChoice(schema);
  if (choice) return findTypeName(choice);
  const [base, ...others] = allOf.filter((part) => part.$ref ?? part.properties ?? part.allOf);
  return base === undefined || others.length > 0 ? undefined : findTypeName(base);
}

/** A schema with what it takes over through references, `allOf`, and a union with null. */
export function resolveSchema(
  document: OpenApiDocument,
  schema: Schema,
  types: Types = new Map(),
): Schema {
  const { $ref, allOf = [], ...rest } = withValues(schema);
  const choice = findOnlyChoice(schema);
  const parts = [...($ref === undefined ? [] : [{ $ref }]), ...allOf, ...(choice ? [choice] : [])];
  const resolved = parts.map((part) => resolvePart(document, part, types, resolveSchema));
  const whole = [...resolved, choice ? omit(rest, ['anyOf', 'oneOf']) : rest].reduce(
    combineSchemas,
    {},
  );
  const kinds = listKinds(whole);
  const addsNull = choice && kinds.length > 0 && listUnion(schema).length > 1;
  return addsNull ? { ...whole, type: [...kinds, 'null'] } : whole;
}

/** A choice of constants is a list of values. */
export function withValues(schema: Schema): Schema {
  const { oneOf, anyOf: choices = oneOf ?? [], ...rest } = schema;
  const values = choices.flatMap(({ type, const: value, enum: listed = [] }): unknown[] => {
    if (type === 'null') return [null];
    return value === undefined ? listed : [value];
  });
  const isPlain = choices.every(
    (choice) =>
      (choice.type === 'null' || choice.const !== undefined || choice.enum) &&
      isEmpty(omit(toBare(choice), ['type', 'const', 'enum'])),
  );
  if (!isPlain || choices.filter(({ type }) => type !== 'null').length < 2) return schema;
  const kinds = new Set(choices.flatMap((choice) => choice.type ?? listKinds(choice)));
  return { type: [...kinds], ...rest, enum: values as string[] };
}

/** The types of values without null; none stands for any. */
export function listKinds(schema: Schema): string[] {
  const { type, properties, additionalProperties, items, const: value } = schema;
  const { enum: values = [value] } = schema as { enum?: unknown[] };
  if (type !== undefined) return [type].flat().filter((name) => name !== 'null');
  if (properties ?? additionalProperties) return ['object'];
  if (items) return ['array'];
  const given = values.filter((item) => item !== undefined && !isNull(item));
  return [...new Set(given.map((item) => (Number.isInteger(item) ? 'integer' : typeof item)))];
}

/** The type of some kinds, as a schema writes it. */
export function toType(kinds: string[]): Schema['type'] {
  return kinds.length > 1 ? kinds : kinds[0];
}

/** Whether a schema is what back ends print for a value about which they know nothing. */
export function saysNothing(schema: Schema): boolean {
  const { type, additionalProperties: inner, ...rest } = toBare(schema);
  const isOpen = inner !== false && (!isObject(inner) || saysNothing(inner));
  const isObjectOrAny = ['', 'object'].includes(listKinds({ type }).join());
  return isOpen && Object.keys(rest).length === 0 && isObjectOrAny;
}

const WORDS = new Set(['description', 'title', 'example', 'examples', 'externalDocs']);

/** A schema, or another part of a document, without its words. */
export function toBare<Value>(node: Value, isMap = false): Value {
  if (Array.isArray(node)) return node.map((item: unknown) => toBare(item)) as Value;
  if (!isObject(node)) return node;
  const entries = Object.entries(node).filter(
    ([key]) => isMap || !(WORDS.has(key) || key.startsWith('x-')),
  );
  return Object.fromEntries(
    entries.map(([key, value]) => [key, toBare(value, key === 'properties')]),
  ) as Value;
}

export const SCHEMAS = '#/components/schemas/';

/** A copy in which references to types, also of a discriminator, have other names; data stays. */
export function renameTypes<Value>(
  node: Value,
  rename: (name: string) => string,
  parent = '',
): Value {
  if (Array.isArray(node)) return node.map((item: unknown) => renameTypes(item, rename)) as Value;
  if (!isObject(node)) return node;
  const isMap = MAPS_OF_NAMES.has(parent);
  return Object.fromEntries(
    Object.entries(node).map(([key, value]): [string, unknown] => {
      if (typeof value === 'string' && value.startsWith(SCHEMAS)) {
        return [key, SCHEMAS + rename(toReferenceName(value))];
      }
      const isData = !isMap && VALUES.has(key);
      return [key, isData ? value : renameTypes(value, rename, isMap ? '' : key)];
    }),
  ) as Value;
}

/** The types that something names, with those that these name. */
export function listNames(roots: unknown[], types: Record<string, Schema>): Set<string> {
  const names = new Set<string>();
  const visit = (node: unknown): void => {
    renameTypes(node, (name) => {
      if (Object.hasOwn(types, name) && !names.has(name)) {
        names.add(name);
        visit(types[name]);
      }
      return name;
    });
  };
  roots.forEach(visit);
  return names;
}
