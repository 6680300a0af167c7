import type { Change } from './change';
import { toLiteral } from '../describe/field-option';
import { LIMIT_KEYS, isStricter } from '../describe/limits';
import type { Limit } from '../describe/limits';
import { isSame } from './nodes';
import { RULES, findTypeName, resolveSchema, toType, toWire } from './to-wire';
import type { Wire } from './to-wire';
import type { Notes, OpenApiDocument, Schema } from '../read/openapi';
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

type Rule = (typeof RULES)[number];

type Inner = Schema | boolean | undefined;

/** Types are compared under their own names, so no reference is followed. */
const NO_TYPES = { components: { schemas: {} } } as unknown as OpenApiDocument;

/** Compares two schemas down to the next named type, which both documents call the same. */
export function compareSchemas(
  before: Schema = {},
  after: Schema = {},
  location: Location,
): Change[] {
  const [old, fresh] = [before, after].map((schema) => toWire(NO_TYPES, schema)) as [Wire, Wire];
  const [was, is] = [before, after].map(renderType);
  const notes = [
    ...compareDeprecated(before, after, location),
    ...compareNull(old, fresh, location),
    ...compareWays(before, after, location),
  ];
  if (was !== is) {
    const { sent, returned } = location;
    const breaks = (sent && !isWider(after, before)) || (returned && !isWider(before, after));
    return [...notes, buildChange(location, breaks, `is ${is} now, was ${was}`)];
  }
  return [
    ...notes,
    ...compareDefaults(old, fresh, location),
    ...compareContents(old, fresh, location),
  ];
}

function renderType(given: Schema): string {
  const isNamed = findTypeName(given) !== undefined;
  const { type, ...schema } = isNamed ? given : resolveSchema(NO_TYPES, given);
  const kinds = toType([type ?? []].flat().filter((name) => name !== 'null'));
  return renderTypeExpression(toTypeExpression({ ...schema, type: kinds }));
}

/** Whether a schema allows all that another one allows, as far as its types and those inside say. */
function isWider(schema: Schema, narrower: Schema): boolean {
  const [name, otherName] = [findTypeName(schema), findTypeName(narrower)];
  if (name !== undefined || otherName !== undefined) return name === otherName;
  const [wire, other] = [toWire(NO_TYPES, schema), toWire(NO_TYPES, narrower)];
  if (wire.kinds.length === 0) return true;
  const includes = (kind: string): boolean =>
    wire.kinds.includes(kind) || (kind === 'integer' && wire.kinds.includes('number'));
  const isInnerWider = (['items', 'additionalProperties'] as const).every((key) => {
    const [inner, others] = [wire[key], other[key]];
    if (!isObject(inner) || !isObject(others)) return inner !== false || others === false;
    return isWider(inner, others);
  });
  return other.kinds.length > 0 && other.kinds.every(includes) && isInnerWider;
}

function compareNull(before: Wire, after: Wire, location: Location): Change[] {
  if (before.nullable === after.nullable) return [];
  return after.nullable
    ? [buildChange(location, location.returned, 'can be null now')]
    : [buildChange(location, location.sent, 'is never null now')];
}

/** Compares whether a field is only returned, or only sent. */
function compareWays(before: Schema, after: Schema, location: Location): Change[] {
  const ways = [
    ['readOnly', 'read-only', location.sent],
    ['writeOnly', 'write-only', location.returned],
  ] as const;
  return ways
    .filter(([key]) => Boolean(before[key]) !== Boolean(after[key]))
    .map(([key, word, breaks]) =>
      after[key]
        ? buildChange(location, breaks, `is ${word} now`)
        : buildChange(location, false, `is no longer ${word}`),
    );
}

/** A deprecated thing still works, so clients have time to move. */
export function compareDeprecated(before: Notes, after: Notes, location: Location): Change[] {
  if (!after.deprecated || before.deprecated) return [];
  return [{ ...buildChange(location, false), kind: 'deprecated' }];
}

function compareContents(before: Wire, after: Wire, location: Location): Change[] {
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

function compareDefaults(before: Wire, after: Wire, location: Location): Change[] {
  const [was, is] = [before.default, after.default];
  if (isSame(was, is)) return [];
  const text = `the default is ${print(is)} now, was ${print(was)}`;
  // Clients that leave the field out get something else.
  return [buildChange(location, location.sent, text)];
}

function compareValues(before: Wire, after: Wire, location: Location): Change[] {
  const [old, fresh] = [before.enum, after.enum];
  if (!old && !fresh) return [];
  if (!old)
    return [buildChange(location, location.sent, `only ${printList(fresh)} are allowed now`)];
  if (!fresh) return [buildChange(location, false, 'any value is allowed now')];
  const added = fresh.filter((value) => !old.some((listed) => isSame(listed, value)));
  const removed = old.filter((value) => !fresh.some((listed) => isSame(listed, value)));
  return [
    ...(removed.length === 0
      ? []
      : [buildChange(location, location.sent, `no longer allows ${printList(removed)}`)]),
    // As /changes/ says, readers ignore what they do not know.
    ...(added.length === 0
      ? []
      : [buildChange(location, false, `also allows ${printList(added)}`)]),
  ];
}

function compareLimits(before: Wire, after: Wire, location: Location): Change[] {
  const isChanged = (key: Limit | Rule): boolean => !isSame(before[key], after[key]);
  // Clients send what was allowed, and expect no more than that.
  const isBreaking = (key: Limit | Rule): boolean =>
    (location.sent && isStricter(key, after[key], before[key])) ||
    (location.returned && isStricter(key, before[key], after[key]));
  const limits = LIMIT_KEYS.filter(isChanged).map((key) => {
    const text = `${key} is ${print(after[key])} now, was ${print(before[key])}`;
    return buildChange(location, isBreaking(key), text);
  });
  const rules = RULES.filter(isChanged);
  if (rules.length === 0) return limits;
  const text = `other values are valid (${rules.join(', ')})`;
  return [...limits, buildChange(location, rules.some(isBreaking), text)];
}

/** Whether fields are allowed that the schema does not name. */
function compareFurther(before: Wire, after: Wire, location: Location): Change[] {
  const [was, is] = [before, after].map((schema) => schema.additionalProperties !== false);
  if (was === is) return [];
  return is
    ? [buildChange(location, false, 'further fields are allowed now')]
    : [buildChange(location, location.sent, 'no further fields are allowed now')];
}

function compareFields(before: Wire, after: Wire, location: Location): Change[] {
  const [old, fresh] = [before.properties ?? {}, after.properties ?? {}];
  const at = (name: string): Location => ({
    ...location,
    member: location.member === undefined ? name : `${location.member}.${name}`,
  });
  const isRequired = ({ required = [] }: Wire, name: string): boolean => required.includes(name);
  return compareMaps(
    old,
    fresh,
    at,
    (previous, field, location, name) => [
      ...compareRequired(isRequired(before, name), isRequired(after, name), location),
      ...compareSchemas(previous, field, location),
    ],
    (_, name) => isRequired(after, name),
  );
}

/** Compares two maps name by name. */
export function compareMaps<Value>(
  before: Record<string, Value>,
  after: Record<string, Value>,
  toLocation: (name: string) => Location,
  compare: (before: Value, after: Value, location: Location, name: string) => Change[],
  isRequired: (value: Value, name: string) => boolean | undefined = () => false,
): Change[] {
  const gone = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
  return [
    ...gone.map((name) => buildRemoved(toLocation(name))),
    ...Object.entries(after).flatMap(([name, value]) => {
      const location = toLocation(name);
      return Object.hasOwn(before, name)
        ? compare(before[name]!, value, location, name)
        : [buildAdded(location, isRequired(value, name))];
    }),
  ];
}

/** A new field breaks only those who must send it and do not know it. */
export function buildAdded(location: Location, required = false): Change {
  const breaks = required && location.sent;
  return { ...buildChange(location, breaks, breaks ? 'is required' : undefined), kind: 'added' };
}

/** No client relies on an error. */
export function buildRemoved(location: Location): Change {
  const isError = /^error \S+$/.test(location.member ?? '');
  return { ...buildChange(location, !isError), kind: 'removed' };
}

export function compareRequired(was = false, is = false, location: Location): Change[] {
  if (was === is) return [];
  // Senders must add what became required; readers must expect the absence of what is optional.
  return is
    ? [buildChange(location, location.sent, 'is required now')]
    : [buildChange(location, location.returned, 'is optional now')];
}

export function buildChange(
  { subject, member }: Pick<Location, 'subject' | 'member'>,
  breaking: boolean,
  text?: string,
): Change {
  return {
    kind: 'changed',
    breaking,
    subject,
    ...(member !== undefined && { member }),
    ...(text !== undefined && { text }),
  };
}

function print(value: unknown): string {
  return value === undefined ? 'not set' : (JSON.stringify(value) ?? 'not set');
}

function printList(values: unknown[] = []): string {
  return values.map(toLiteral).join(', ');
}
