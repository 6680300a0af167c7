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

/** What a combination of fields must obey; too long to print. */
const COMBINATIONS = ['not', 'if', 'then', 'else', 'anyOf', 'oneOf'] as const;

/** Compares two schemas down to the next named type; that one is compared under its own name. */
export function compareSchemas(before: Schema, after: Schema, place: Location): Change[] {
  const was = renderTypeExpression(toTypeExpression(before));
  const is = renderTypeExpression(toTypeExpression(after));
  const deprecated = compareDeprecated(before, after, place);
  if (was !== is) return [...deprecated, toChange(place, true, `is ${is} now, was ${was}`)];
  return [
    ...deprecated,
    ...compareDefaults(before, after, place),
    ...compareContents(before, after, place),
  ];
}

/** What is deprecated still works: clients have time to move. */
export function compareDeprecated(before: Notes, after: Notes, place: Location): Change[] {
  if (!after.deprecated || before.deprecated) return [];
  return [{ ...toChange(place, false), kind: 'deprecated' }];
}

function compareContents(before: Schema, after: Schema, place: Location): Change[] {
  return [
    ...compareValues(before, after, place),
    ...compareLimits(before, after, place),
    ...compareFurther(before, after, place),
    ...compareFields(before, after, place),
    ...compareInner(before.items, after.items, place),
    ...compareInner(before.additionalProperties, after.additionalProperties, place),
  ];
}

/** Compares what a list or a map contains; where nothing says so, that is any value. */
function compareInner(before: Inner, after: Inner, place: Location): Change[] {
  if (before === false || after === false || ![before, after].some(isObject)) return [];
  return compareSchemas(toSchema(before), toSchema(after), place);
}

function toSchema(inner: Inner): Schema {
  return typeof inner === 'object' ? inner : {};
}

function compareDefaults(before: Schema, after: Schema, place: Location): Change[] {
  const [was, is] = [before, after].map(readDefault);
  if (isSame(was, is)) return [];
  const text = `the default is ${print(is)} now, was ${print(was)}`;
  // Who leaves the field out gets something else.
  return [toChange(place, place.sent, text)];
}

/** Documents for tools write the default of a field as `x-default`. */
function readDefault(schema: Schema): unknown {
  return schema.default ?? schema['x-default'];
}

function compareValues(before: Schema, after: Schema, place: Location): Change[] {
  const [old, fresh] = [listAllowed(before), listAllowed(after)];
  if (!old && !fresh) return [];
  if (!old) return [toChange(place, place.sent, `only ${printList(fresh)} are allowed now`)];
  if (!fresh) return [toChange(place, place.returned, 'any value is allowed now')];
  const added = fresh.filter((value) => !old.some((known) => isSame(known, value)));
  const removed = old.filter((value) => !fresh.some((known) => isSame(known, value)));
  return [
    ...(removed.length === 0
      ? []
      : [toChange(place, place.sent, `no longer allows ${printList(removed)}`)]),
    ...(added.length === 0
      ? []
      : [toChange(place, place.returned, `also allows ${printList(added)}`)]),
  ];
}

function listAllowed(schema: Schema): unknown[] | undefined {
  return schema.const === undefined ? schema.enum : [schema.const];
}

function compareLimits(before: Schema, after: Schema, place: Location): Change[] {
  const changed = LIMIT_KEYS.filter((key) => !isSame(before[key], after[key]));
  const limits = changed.map((key) => {
    const [was, is] = [before[key], after[key]];
    // Clients send what was allowed, and expect no more than that.
    const isBreaking =
      (place.sent && isStricter(key, is, was)) || (place.returned && isStricter(key, was, is));
    return toChange(place, isBreaking, `${key} is ${print(is)} now, was ${print(was)}`);
  });
  const combinations = COMBINATIONS.filter((key) => !isSame(read(before, key), read(after, key)));
  if (combinations.length === 0) return limits;
  const text = `other combinations of fields are valid (${combinations.join(', ')})`;
  return [...limits, toChange(place, place.sent, text)];
}

/** Whether fields are allowed that the schema does not name. */
function compareFurther(before: Schema, after: Schema, place: Location): Change[] {
  const [was, is] = [before, after].map((schema) => schema.additionalProperties !== false);
  if (was === is) return [];
  return is
    ? [toChange(place, false, 'further fields are allowed now')]
    : [toChange(place, place.sent, 'no further fields are allowed now')];
}

function compareFields(before: Schema, after: Schema, place: Location): Change[] {
  const [old, fresh] = [before.properties ?? {}, after.properties ?? {}];
  const at = (name: string): Location => ({
    ...place,
    member: place.member === undefined ? name : `${place.member}.${name}`,
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
export function toAdded(place: Location, required: boolean): Change {
  const text = required && place.sent ? 'is required' : undefined;
  return { ...toChange(place, required && place.sent, text), kind: 'added' };
}

export function compareRequired(was: boolean, is: boolean, place: Location): Change[] {
  if (was === is) return [];
  // Senders must add what became required; readers must expect the absence of what is optional.
  return is
    ? [toChange(place, place.sent, 'is required now')]
    : [toChange(place, place.returned, 'is optional now')];
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
export function isSame(a: unknown, b: unknown): boolean {
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
