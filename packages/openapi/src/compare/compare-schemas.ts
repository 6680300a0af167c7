import type { Change } from './change';
import { toLiteral } from '../describe/field-option';
import { LIMIT_KEYS, isStricter } from '../describe/limits';
import type { Notes, Schema } from '../read/openapi';
import { renderTypeExpression, toTypeExpression } from '../read/type-expression';
import { isObject } from '@docs/utils';

/** Where a schema is, and which way its values travel: that decides what breaks clients. */
export interface Location {
  subject: string;
  member?: string;
  /** Clients write such values. */
  sent: boolean;
  /** Clients read such values. */
  returned: boolean;
}

type Inner = Schema | boolean | undefined;

/** Keys that combinations of fields must obey; their values are too long to print. */
const COMBINATIONS = ['not', 'if', 'then', 'else', 'anyOf', 'oneOf'] as const;

/** Compares two schemas down to the next named type; that one is compared under its own name. */
export function compareSchemas(before: Schema, after: Schema, location: Location): Change[] {
  const was = renderTypeExpression(toTypeExpression(before));
  const is = renderTypeExpression(toTypeExpression(after));
  const deprecated = compareDeprecated(before, after, location);
  if (was !== is) return [...deprecated, toChange(location, true, `is ${is} now, was ${was}`)];
  return [
    ...deprecated,
    ...compareDefaults(before, after, location),
    ...compareContents(before, after, location),
  ];
}

/** A deprecated thing still works, so clients have time to move. */
export function compareDeprecated(before: Notes, after: Notes, location: Location): Change[] {
  if (!after.deprecated || before.deprecated) return [];
  return [{ ...toChange(location, false), kind: 'deprecated' }];
}

function compareContents(before: Schema, after: Schema, location: Location): Change[] {
  return [
    ...compareValues(before, after, location),
    ...compareLimits(before, after, location),
    ...compareFurther(before, after, location),
    ...compareFields(before, after, location),
    ...compareInner(before.items, after.items, location),
    ...compareInner(before.additionalProperties, after.additionalProperties, location),
  ];
}

/** Compares what a list or a map contains; where nothing says so, that is any value. */
function compareInner(before: Inner, after: Inner, location: Location): Change[] {
  if (before === false || after === false || ![before, after].some(isObject)) return [];
  return compareSchemas(toSchema(before), toSchema(after), location);
}

function toSchema(inner: Inner): Schema {
  return typeof inner === 'object' ? inner : {};
}

function compareDefaults(before: Schema, after: Schema, location: Location): Change[] {
  const [was, is] = [before, after].map(readDefault);
  if (isSame(was, is)) return [];
  const text = `the default is ${print(is)} now, was ${print(was)}`;
  // Clients that leave the field out get something else.
  return [toChange(location, location.sent, text)];
}

/** Documents for tools write the default of a field as `x-default`. */
function readDefault(schema: Schema): unknown {
  return schema.default ?? schema['x-default'];
}

function compareValues(before: Schema, after: Schema, location: Location): Change[] {
  const [old, fresh] = [listAllowed(before), listAllowed(after)];
  if (!old && !fresh) return [];
  if (!old) return [toChange(location, location.sent, `only ${printList(fresh)} are allowed now`)];
  if (!fresh) return [toChange(location, location.returned, 'any value is allowed now')];
  const added = fresh.filter((value) => !old.some((listed) => isSame(listed, value)));
  const removed = old.filter((value) => !fresh.some((listed) => isSame(listed, value)));
  return [
    ...(removed.length === 0
      ? []
      : [toChange(location, location.sent, `no longer allows ${printList(removed)}`)]),
    ...(added.length === 0
      ? []
      : [toChange(location, location.returned, `also allows ${printList(added)}`)]),
  ];
}

function listAllowed(schema: Schema): unknown[] | undefined {
  return schema.const === undefined ? schema.enum : [schema.const];
}

function compareLimits(before: Schema, after: Schema, location: Location): Change[] {
  const changed = LIMIT_KEYS.filter((key) => !isSame(before[key], after[key]));
  const limits = changed.map((key) => {
    const [was, is] = [before[key], after[key]];
    // Clients send what was allowed, and expect no more than that.
    const isBreaking =
      (location.sent && isStricter(key, is, was)) ||
      (location.returned && isStricter(key, was, is));
    return toChange(location, isBreaking, `${key} is ${print(is)} now, was ${print(was)}`);
  });
  const combinations = COMBINATIONS.filter((key) => !isSame(read(before, key), read(after, key)));
  if (combinations.length === 0) return limits;
  const text = `other combinations of fields are valid (${combinations.join(', ')})`;
  return [...limits, toChange(location, location.sent, text)];
}

/** Whether fields are allowed that the schema does not name. */
function compareFurther(before: Schema, after: Schema, location: Location): Change[] {
  const [was, is] = [before, after].map((schema) => schema.additionalProperties !== false);
  if (was === is) return [];
  return is
    ? [toChange(location, false, 'further fields are allowed now')]
    : [toChange(location, location.sent, 'no further fields are allowed now')];
}

function compareFields(before: Schema, after: Schema, location: Location): Change[] {
  const [old, fresh] = [before.properties ?? {}, after.properties ?? {}];
  const at = (name: string): Location => ({
    ...location,
    member: location.member === undefined ? name : `${location.member}.${name}`,
  });
  const isRequired = (schema: Schema, name: string) => schema.required?.includes(name) ?? false;
  return [
    ...Object.keys(old)
      .filter((name) => !Object.hasOwn(fresh, name))
      .map((name) => ({ ...toChange(at(name), true), kind: 'removed' as const })),
    ...Object.entries(fresh).flatMap(([name, field]): Change[] => {
      const required = isRequired(after, name);
      const previous = Object.hasOwn(old, name) ? old[name] : undefined;
      if (previous === undefined) return [toAdded(at(name), required)];
      return [
        ...compareRequired(isRequired(before, name), required, at(name)),
        ...compareSchemas(previous, field, at(name)),
      ];
    }),
  ];
}

/** A new field breaks only those who must send it and do not know it. */
export function toAdded(location: Location, required: boolean): Change {
  const text = required && location.sent ? 'is required' : undefined;
  return { ...toChange(location, required && location.sent, text), kind: 'added' };
}

export function compareRequired(was: boolean, is: boolean, location: Location): Change[] {
  if (was === is) return [];
  // Senders must add what became required; readers must expect the absence of what is optional.
  return is
    ? [toChange(location, location.sent, 'is required now')]
    : [toChange(location, location.returned, 'is optional now')];
}

export function toChange({ subject, member }: Location, breaking: boolean, text?: string): Change {
  return {
    kind: 'changed',
    breaking,
    subject,
    ...(member !== undefined && { member }),
    ...(text !== undefined && { text }),
  };
}

/** Keys in another order mean the same. */
function isSame(a: unknown, b: unknown): boolean {
  return toCanonical(a) === toCanonical(b);
}

function toCanonical(value: unknown): string | undefined {
  return JSON.stringify(value, (_, inner: unknown) =>
    isObject(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

function read(schema: Schema, key: string): unknown {
  return (schema as Record<string, unknown>)[key];
}

function print(value: unknown): string {
  return value === undefined ? 'not set' : (JSON.stringify(value) ?? 'not set');
}

function printList(values: unknown[] = []): string {
  return values.map(toLiteral).join(', ');
}
