import { Validator } from '@cfworker/json-schema';
import type { OutputUnit } from '@cfworker/json-schema';
import type { OpenApiDocument, Rule, Schema } from '@docs/openapi';
import { describeLimit, LIMIT_KEYS } from '@docs/openapi/describe';
import type { Limit } from '@docs/openapi/describe';
import { escapeKey, getAt, toSteps, findNearest } from '@docs/utils';
import { toReferenceName } from '@docs/openapi';
import type { Violation } from '../types';
import words from './validate.data.json';

const MOST_VIOLATIONS = 20;

export type Validate = (body: unknown) => Violation[];

const BY_TYPE: Record<string, string> = words.types;

/** The words for limits are those of the reference; these add the rule, and what to change. */
const RULES: Record<Limit | 'required', string> & Partial<Record<string, string>> = words.rules;
const LIMIT_REMEDIES: Record<string, string> = words.limitRemedies;

const BY_KEYWORD: Record<string, { expected: string; remedy: string }> = words.keywords;

/** Makes the check of one request body. No code is generated, so no policy forbids it. */
export function createValidate(
  document: OpenApiDocument,
  schema: Schema,
  most = MOST_VIOLATIONS,
): Validate {
  const root = { components: { schemas: document.components.schemas }, allOf: [schema] };
  const createValidator = (onlyFirst: boolean) =>
    new Validator(root as object, '2020-12', onlyFirst);
  const validator = createValidator(false);
  return (body) => {
    const { valid, errors } = findAll(body);
    if (valid) return [];
    const violations = listCauses(errors).flatMap((error) => listViolations(root, error, body));
    return dropDoubles(violations).slice(0, most);
  };

  /** The library spreads all errors into one argument list; of tens of thousands it lists the first. */
  function findAll(body: unknown) {
    try {
      return validator.validate(body);
    } catch (error) {
      if (error instanceof RangeError) return createValidator(true).validate(body);
      throw error;
    }
  }
}

/** Keywords that only repeat that something inside failed. */
const FRAMES = new Set(['$ref', 'allOf', 'properties', 'items', 'additionalProperties', 'if']);

/**
 * Of a failed choice the choice is told, not every branch of it. Of a value of another type only
 * the type is told: what else the contract says of it is about values of the right type.
 */
function listCauses(errors: OutputUnit[]): OutputUnit[] {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  const causes = errors.filter(
    ({ keyword, keywordLocation }) =>
      !FRAMES.has(keyword) &&
      !choices.some((choice) => keywordLocation.startsWith(`${choice.keywordLocation}/`)),
  );
  const places = new Set(
    causes.filter(({ keyword }) => keyword === 'type').map((error) => error.instanceLocation),
  );
  return causes.filter(
    ({ keyword, instanceLocation }) => keyword === 'type' || !places.has(instanceLocation),
  );
}

function listViolations(root: object, error: OutputUnit, body: unknown): Violation[] {
  const { keyword, keywordLocation } = error;
  const pointer = decodeURI(error.instanceLocation.replace(/^#/, ''));
  const trail = follow(root, keywordLocation);
  const schema = trail.schemas.at(-1) ?? {};
  const value = getAt(body, toSteps(pointer));
  const rule = findRule(root, trail.schemas, keyword, keywordLocation);
  const text = rule && unwrapLinksAndCode(rule.text);
  if (isRequirement(keyword)) {
    return listMissing(schema, toObject(value)).map((name) => ({
      pointer: `${pointer}/${escapeKey(name)}`,
      expected: text ?? `the required field "${name}"`,
      rule: rule?.id ?? RULES.required,
      remedy: `Add the field "${name}".`,
      ...toField(trail, name),
    }));
  }
  return [
    {
      pointer,
      expected: text ?? describeExpectation(keyword, schema),
      rule: rule?.id ?? RULES[keyword] ?? keyword,
      remedy: describeRemedy(keyword, schema, value),
      ...toField(trail),
    },
  ];
}

function isRequirement(keyword: string): boolean {
  return keyword === 'required' || keyword === 'dependentRequired';
}

/** The library names a missing field only inside a sentence. */
function listMissing({ required = [], dependentRequired = {} }: Schema, value: object): string[] {
  const dependent = Object.entries(dependentRequired)
    .filter(([name]) => Object.hasOwn(value, name))
    .flatMap(([, names]) => names);
  return [...required, ...dependent].filter((name) => !Object.hasOwn(value, name));
}

function isLimit(keyword: string): keyword is Limit {
  return LIMIT_KEYS.some((key) => key === keyword);
}

function describeExpectation(keyword: string, schema: Schema): string {
  if (keyword === 'enum') return `one of ${schema.enum?.join(', ')}`;
  if (keyword === 'const') return `only ${JSON.stringify(schema.const)}`;
  if (keyword === 'type') return `a value of type ${[schema.type].flat().join(' or ')}`;
  if (keyword === 'pattern') return describePattern(schema.pattern ?? '');
  if (isLimit(keyword)) return describeLimit(keyword, schema[keyword]);
  return BY_KEYWORD[keyword]?.expected ?? `a value that meets "${keyword}" in the contract`;
}

const DAY = String.raw`\d{4}-\d{2}-\d{2}`;

/** All patterns of requests are those of dates. */
function describePattern(pattern: string): string {
  if (!pattern.includes(DAY)) return describeLimit('pattern', pattern);
  const date = pattern.includes('T')
    ? 'a date such as 2025-01-01 or 2025-01-01T12:00:00Z'
    : 'a date such as 2025-01-01';
  return pattern.includes('NOW') ? `NOW or ${date}` : date;
}

interface Trail {
  schemas: Schema[];
  /** Type and field that were passed last. */
  type?: string;
  field?: string;
}

/** Follows the location of a keyword through the references of the document. */
function follow(root: object, location: string): Trail {
  const trail: Trail = { schemas: [] };
  const steps = toSteps(decodeURIComponent(location)).slice(0, -1);
  let node: unknown = root;
  for (const [index, step] of steps.entries()) {
    node = step === '$ref' ? resolve(root, node, trail) : toObject(node)[step];
    if (steps[index - 1] === 'properties') trail.field = step;
    if (step !== 'properties' && step !== 'allOf') trail.schemas.push(toObject(node) as Schema);
  }
  return trail;
}

function resolve(root: object, node: unknown, trail: Trail): unknown {
  const reference = String(toObject(node).$ref ?? '');
  trail.type = toReferenceName(reference);
  trail.field = undefined;
  return getAt(root, toSteps(reference));
}

function toObject(node: unknown): Record<string, unknown> {
  return typeof node === 'object' && node !== null ? (node as Record<string, unknown>) : {};
}

function toField({ type, field }: Trail, missing = field): { field?: string } {
  if (!type) return {};
  return { field: missing ? `${type}.${missing}` : type };
}

/** Keywords that express a rule which the contract also says in words. */
const RULE_KEYWORDS = new Set(['not', 'anyOf', 'then']);

/** The rule whose fields fit best those that the failed keyword speaks of. */
function findRule(
  root: object,
  schemas: Schema[],
  keyword: string,
  location: string,
): Rule | undefined {
  const isForm = keyword === 'pattern' || keyword === 'format';
  if (!isForm && !RULE_KEYWORDS.has(keyword) && !location.includes('/then/')) return undefined;
  const named = new Set(
    isForm
      ? toSteps(location).slice(-2, -1)
      : schemas.flatMap((schema) => listNames(pick(schema, keyword))),
  );
  const score = ({ fields }: Rule): number =>
    fields.filter((field) => named.has(field)).length / new Set([...fields, ...named]).size;
  const rules = schemas.flatMap((schema) => listRules(root, schema));
  return rules.filter((rule) => score(rule) > 0).sort((a, b) => score(b) - score(a))[0];
}

/** A schema may add keywords to a type that it refers to; the rules are those of the type. */
function listRules(root: object, schema: Schema): Rule[] {
  const target = schema.$ref === undefined ? {} : toObject(getAt(root, toSteps(schema.$ref)));
  return [...(schema['x-rules'] ?? []), ...((target as Schema)['x-rules'] ?? [])];
}

/** With a condition the fields of the condition count too. */
function pick(schema: Schema, keyword: string): unknown {
  const record = schema as Record<string, unknown>;
  if (keyword === 'not' || keyword === 'anyOf') return record[keyword];
  return [record.if, record.then];
}

function listNames(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(listNames);
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    key === 'required' && Array.isArray(value) ? value.map(String) : listNames(value),
  );
}

function dropDoubles(violations: Violation[]): Violation[] {
  const byRule = new Map(
    violations.map((violation) => [`${violation.pointer} ${violation.rule}`, violation]),
  );
  return [...byRule.values()];
}

/** Says what to change when a value breaks a keyword of the contract. */
function describeRemedy(keyword: string, schema: Schema, value: unknown): string {
  if (keyword === 'type') return BY_TYPE[[schema.type].flat()[0] ?? ''] ?? 'Send another value.';
  if (keyword === 'enum') return describeChoice(schema.enum ?? [], value);
  if (schema.format === 'date') return 'Send an existing date as YYYY-MM-DD.';
  const remedy = isLimit(keyword) ? LIMIT_REMEDIES[RULES[keyword]] : BY_KEYWORD[keyword]?.remedy;
  return remedy ?? 'Send a value that the field reference allows.';
}

function describeChoice(values: string[], value: unknown): string {
  const nearest = typeof value === 'string' ? findNearest(value.slice(0, 60), values) : undefined;
  return nearest === undefined ? 'Use one of these values.' : `Did you mean "${nearest}"?`;
}

/**
 * The text of a rule without the marks of links and code, which belong to pages.
 *
 * @example
 * unwrapLinksAndCode('[`likePhotoId`](type:PhotoConstraints.likePhotoId) needs a `cursor`.');
 * // 'likePhotoId needs a cursor.'
 */
export function unwrapLinksAndCode(text: string): string {
  return text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '');
}
