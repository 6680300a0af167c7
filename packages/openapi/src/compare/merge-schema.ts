import { isObject } from '@docs/utils';
import type { OpenApiDocument, Schema } from '../read/openapi';
import {
  findOnlyChoice,
  findTypeName,
  listUnion,
  resolveSchema,
  toWire,
  withValues,
} from './to-wire';
import { RULES, SCHEMAS, listKinds, saysNothing, toBare, toType } from './to-wire';
import { LIMIT_KEYS } from '../describe/limits';
import type { MergeContext } from './merge-options';
import { isSame, omit, pick } from './nodes';
import type { Wire } from './to-wire';

interface SchemaOptions extends Pick<MergeContext, 'ours' | 'theirs' | 'isGenerated' | 'claim'> {
  /** Merges two schemas key by key, and what is inside. */
  mergeKeys: MergeContext['mergeSchema'];
}

/** The keys of a schema that say what one key of `toWire()` says. */
const FORMS: [keyof Wire, string[]][] = [
  ['enum', ['enum', 'const']],
  ['default', ['default', 'x-default']],
  ...[...LIMIT_KEYS, ...RULES].map((key): [keyof Wire, string[]] => [key, [key]]),
];

/**
 * Creates the functions that merge two fields, or two named types: what is the same on the wire stays
 * as ours writes it, and only what differs becomes theirs.
 */
export function createSchemaMerge({ ours, theirs, isGenerated, claim, mergeKeys }: SchemaOptions) {
  const habits = findHabits(theirs);
  return { mergeSchema, mergeType };

  /** Named types are merged on their own. */
  function mergeSchema(our: Schema, their: Schema, place: string[]): Schema {
    const name = findTypeName(our);
    if (name === undefined || !ours.components.schemas[name]) return mergeType(our, their, place);
    if (isGenerated && saysNothing(resolveSchema(theirs, their))) return our;
    return claim(name, their) ? mergeReference(name, our, their, place) : take(our, their, place);
  }

  function mergeType(our: Schema, their: Schema, place: string[]): Schema {
    const [ourPlain, theirPlain] = [resolveSchema(ours, our), resolveSchema(theirs, their)];
    const [isOpen, isSilent] = [saysNothing(ourPlain), saysNothing(theirPlain)];
    if (isGenerated && isSilent) return our;
    const name = findTypeName(our);
    if (name !== undefined && claim(name, their)) return mergeReference(name, our, their, place);
    const kinds = [ourPlain, theirPlain].map(listKinds);
    const isInteger =
      isGenerated && !habits.hasIntegers && isSame(kinds, [['integer'], ['number']]);
    const isSameKind = isSame(kinds[0], kinds[1]) || isInteger || (isOpen && isSilent);
    // A type says more than an object of any fields.
    const isMore = isOpen && findTypeName(their) !== undefined && theirPlain.properties;
    if (isMore || !isSameKind) return take(our, their, place);
    const merged = mergeFacts(our, their, place);
    const isWhole = our.$ref === undefined && isSame(our.allOf, merged.allOf);
    if (isWhole && !findOnlyChoice(our) && withValues(our) === our) return merged;
    // Fields that ours takes over from other types stay there while nothing changes.
    const isChanged = !isSame(toBare(resolveSchema(ours, merged)), toBare(ourPlain));
    if (isChanged) return merged;
    const properties = pick(merged.properties ?? {}, Object.keys(our.properties ?? {})) as Record<
      string,
      Schema
    >;
    return { ...our, ...pick(merged, ['description']), ...(our.properties && { properties }) };
  }

  function mergeReference(name: string, our: Schema, their: Schema, place: string[]): Schema {
    const isReference = findTypeName(their) !== undefined;
    const facts = mergeFacts(toBeside(our), isReference ? toBeside(their) : {}, place);
    const beside = omit(facts, ['properties']);
    const { nullable } = toWire(theirs, their);
    if (keepsNull(toWire(ours, our), nullable, place))
      return { ...our, ...omit(beside, ['allOf']) };
    const plain = { $ref: SCHEMAS + name };
    return { ...beside, ...(nullable ? { anyOf: [plain, { type: 'null' }] } : plain) };
  }

  /** Takes their schema and keeps only our words, because the value is something else. */
  function take(our: Schema, their: Schema, place: string[]): Schema {
    return mergeKeys(omit(our, Object.keys(toBare(our))), their, place);
  }

  /** Merges what two schemas of the same kinds say; of ours, `allOf` has only rules after that. */
  function mergeFacts(our: Schema, their: Schema, place: string[]): Schema {
    const [ourWire, theirWire] = [toWire(ours, our), toWire(theirs, their)];
    const rules = our.allOf?.filter((part) => !isBase(part)) ?? [];
    const bases = our.allOf?.filter(isBase);
    const [base, plain] = [
      resolveSchema(ours, { ...our, allOf: bases }),
      resolveSchema(theirs, their),
    ];
    const isUnion = [base, plain].every((schema) => listUnion(schema).length > 1);
    const isNullKept = keepsNull(ourWire, theirWire.nullable, place);
    const nulls = isNullKept || !theirWire.nullable ? [] : [null];
    const facts = FORMS.filter(([key]) => !(isUnion && ['oneOf', 'anyOf'].includes(key))).map(
      ([key, forms]) =>
        isSame(ourWire[key], theirWire[key]) ? pick(base, forms) : { [key]: theirWire[key] },
    );
    const given = {
      ...omit(plain, ['type', 'title', ...FORMS.flatMap(([, forms]) => forms)]),
      ...(Object.assign({}, ...facts) as Schema),
      ...(isUnion && { [base.oneOf ? 'oneOf' : 'anyOf']: listUnion(plain) }),
      type: isNullKept || isUnion ? base.type : toType([...ourWire.kinds, ...nulls.map(String)]),
      additionalProperties: chooseFurther(base.additionalProperties, plain.additionalProperties),
      ...(!isNullKept && theirWire.enum && { enum: [...theirWire.enum, ...nulls] as string[] }),
    };
    return { ...mergeKeys(base, given, place), ...(rules.length > 0 && { allOf: rules }) };
  }

  /** Null of a parameter is its absence. */
  function keepsNull(our: Wire, nullable: boolean, place: string[]): boolean {
    const isSilent = isGenerated && (our.nullable || habits.nullsAll);
    return our.nullable === nullable || isSilent || place[3] === 'parameters';
  }

  function chooseFurther(our: Schema['additionalProperties'], their: typeof our): typeof our {
    const [isOpen, isSilent] = [our, their].map(
      (value) => value !== false && (!isObject(value) || saysNothing(value)),
    );
    const keepsOurs = isSilent
      ? isOpen || isGenerated
      : isGenerated && their === false && habits.closesAll;
    return keepsOurs ? our : their;
  }
}

/** A part of `allOf` from which a schema takes over fields; the others are rules. */
function isBase(part: Schema): boolean {
  return part.$ref !== undefined || part.properties !== undefined || part.allOf !== undefined;
}

/** Removes the named type of a schema; choices beside fields are rules. */
function toBeside(schema: Schema): Schema {
  const { allOf = [], ...rest } = schema;
  const words = omit(rest, ['$ref', 'type', ...(findOnlyChoice(schema) ? ['anyOf', 'oneOf'] : [])]);
  return { ...words, properties: {}, allOf: allOf.filter((part) => !isBase(part)) };
}

/** A framework that says the same everywhere says nothing about one place. */
function findHabits(document: OpenApiDocument) {
  const types = Object.values(document.components.schemas).filter(({ properties }) => properties);
  // Some print null where a field may be missing, and only there.
  const strings = types
    .flatMap(({ properties, required = [] }) =>
      Object.entries(properties!).filter(([name]) => !required.includes(name)),
    )
    .map(([, field]) => toWire(document, field))
    .filter((field) => field.kinds.join() === 'string' && field.default === undefined);
  return {
    hasIntegers: JSON.stringify(types).includes('"integer"'),
    closesAll: types.every((type) => type.additionalProperties !== undefined),
    nullsAll: strings.length > 0 && strings.every(({ nullable }) => nullable),
  };
}
