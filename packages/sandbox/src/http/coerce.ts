import { escapeKey, findNearest, createOrderedObject } from '@docs/utils';
import type { OpenApiDocument, Schema } from '@docs/openapi';
import { toReferenceName } from '@docs/openapi';
import { LANGUAGE_CODES } from './language-codes';
import { quote } from '../replies';
import { parseIsoDate } from '../iso-date';
import { warn } from '../warnings';
import type { Warning } from '../warnings';

/** Deviations beyond this number are only counted, because notes cost time. */
const MOST_NOTED = 100;

export interface Coerced {
  body: unknown;
  warnings: Warning[];
}

/**
 * Takes a body as leniently as the real service: `"true"` is true and a number is an ID. What the
 * contract does not know, or what cannot be used, is left out. Each change is a warning.
 *
 * @example
 * coerce(document, { $ref: '#/components/schemas/NlpRequest' }, { id: 1, txt: 'Munich' });
 * // { body: { id: '1' }, warnings: [{ rule: 'sandbox-coerced', pointer: '/id', text: '/id is …' }, …] }
 */
export function coerce(document: OpenApiDocument, schema: Schema, body: unknown): Coerced {
  const warnings: Warning[] = [];

  function note(pointer: string, rule: string, toText: () => string): void {
    if (warnings.length < MOST_NOTED) warnings.push(warn(rule, toText(), pointer));
  }

  function walk(given: Schema, value: unknown, path: string): unknown {
    const schema = resolve(document, given);
    if (Array.isArray(value)) {
      const { items } = schema;
      return items ? value.map((item, index) => walk(items, item, `${path}/${index}`)) : value;
    }
    if (typeof value === 'object' && value !== null) return walkObject(schema, value, path);
    // Numbers of the contract are counts and shares: the digits beyond 2^53 make no difference.
    if (typeof value === 'bigint') return Number(value);
    if (schema.type !== 'boolean' || typeof value !== 'string') return value;
    const word = value.toLowerCase();
    if (word !== 'true' && word !== 'false') return value;
    note(path, 'sandbox-coerced', () => `${path} is a string and was read as ${word}`);
    return word === 'true';
  }

  function walkObject(schema: Schema, value: object, path: string): unknown {
    const { properties, additionalProperties, required = [] } = schema;
    const entries = Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
      const pointer = `${path}/${escapeKey(key)}`;
      const field = properties && Object.hasOwn(properties, key) ? properties[key] : undefined;
      if (!field) {
        const others = typeof additionalProperties === 'object' ? additionalProperties : undefined;
        if (others) return [[key, walk(others, inner, pointer)] as const];
        if (!properties || additionalProperties === true) return [[key, inner] as const];
        note(path, 'sandbox-unknown-field', () =>
          describeUnknown(path, key, Object.keys(properties)),
        );
        return [];
      }
      const isNumber = typeof inner === 'bigint' || Number.isFinite(inner);
      if (key === 'id' && isNumber && resolve(document, field).type === 'string') {
        note(pointer, 'sandbox-coerced', () => `${pointer} is a number and was read as a string`);
        return [[key, String(inner)] as const];
      }
      const finding = checkValue(key, inner, required.includes(key));
      if (finding) note(pointer, finding.rule, () => `${pointer} ${finding.text}`);
      if (finding?.isIgnored) return [];
      return [[key, walk(field, inner, pointer)] as const];
    });
    return createOrderedObject(entries);
  }

  return { body: walk(schema, body, ''), warnings };
}

function describeUnknown(path: string, key: string, names: string[]): string {
  const nearest = findNearest(key.slice(0, 40), names);
  const question = nearest === undefined ? '' : ` (did you mean "${nearest}"?)`;
  return `${path || 'the body'} has the unknown field ${quote(key)}, which was ignored${question}`;
}

/** A schema with what it refers to and what it combines. */
function resolve(document: OpenApiDocument, schema: Schema): Schema {
  const target =
    schema.$ref === undefined
      ? undefined
      : document.components.schemas[toReferenceName(schema.$ref)];
  const parts = [...(target ? [target] : []), ...(schema.allOf ?? [])].map((subschema) =>
    resolve(document, subschema),
  );
  return parts.reduce<Schema>(
    (merged, subschema) => ({
      ...subschema,
      ...merged,
      ...((merged.properties ?? subschema.properties) && {
        properties: { ...subschema.properties, ...merged.properties },
      }),
    }),
    schema,
  );
}

/** A value that the contract allows and that means nothing. */
interface Finding {
  rule: string;
  text: string;
  /** The request is treated as if the field were missing. */
  isIgnored: boolean;
}

const LANGUAGES = new Set(['language', 'presentationLanguage']);
const LANGUAGE_LISTS = new Set(['langDetectPrior', 'fallbackLanguages']);
const ASKING_DATES = new Set(['referenceDate', 'dateStartAt', 'dateEndAt']);
/** Another form breaks a rule of the contract, which rejects it. */
const DAY = /^\d{4}-\d{2}-\d{2}(?:T|$)/;
const KEPT_DATES = new Set(['publishDate', 'expireDate']);

/** Looks at languages and dates, which the contract describes by their form only. */
function checkValue(field: string, value: unknown, isRequired: boolean): Finding | undefined {
  if (LANGUAGES.has(field) && typeof value === 'string') return checkLanguage(value, isRequired);
  if (LANGUAGE_LISTS.has(field)) return checkLanguages(value);
  if (typeof value !== 'string') return undefined;
  if (ASKING_DATES.has(field)) return DAY.test(value) ? checkDate(value, true) : undefined;
  return KEPT_DATES.has(field) ? checkDate(value, false) : undefined;
}

function checkLanguage(code: string, isRequired: boolean): Finding | undefined {
  if (LANGUAGE_CODES.has(code)) return undefined;
  const end = isRequired ? '' : ' and was ignored';
  return {
    rule: 'sandbox-unknown-language',
    text: `${quote(code)} is not a lower-case ISO 639-1 code such as "en"${end}`,
    isIgnored: !isRequired,
  };
}

function checkLanguages(value: unknown): Finding | undefined {
  const codes = typeof value === 'string' ? value.split(',').map((code) => code.trim()) : value;
  if (!Array.isArray(codes)) return undefined;
  if (codes.length === 0) {
    const text = 'is empty, which the API may reject: list at least one language';
    return { rule: 'sandbox-unknown-language', text, isIgnored: false };
  }
  const unknown = codes.find((code) => typeof code === 'string' && !LANGUAGE_CODES.has(code)) as
    string | undefined;
  if (unknown === undefined) return undefined;
  const text = `has ${quote(unknown)}, which is not a lower-case ISO 639-1 code such as "en"`;
  return { rule: 'sandbox-unknown-language', text, isIgnored: false };
}

/** Finds days that do not exist, such as 30 February. */
function checkDate(date: string, isIgnored: boolean): Finding | undefined {
  if (date === 'NOW' || parseIsoDate(date) !== undefined) return undefined;
  const end = isIgnored ? ' and was ignored' : ', so the sandbox cannot compare it';
  return {
    rule: 'sandbox-impossible-date',
    text: `${quote(date)} is not a valid date${end}`,
    isIgnored,
  };
}
