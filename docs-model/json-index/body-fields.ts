import { escapeKey } from '#contract/json-pointer';
import { pickLimits } from '#contract/limits';
import type { BodyDoc } from '#contract/list-operations';
import { hasClosedValues, renderFieldType } from '#contract/list-types';
import type { FieldDoc, TypeDoc } from '#contract/list-types';
import type { Rule } from '#contract/openapi';
import { toTypeAddress } from '#docs-model/links/link-targets';
import { listInnerFields } from '#docs-model/facts/list-fields';
import { toPlainText } from '#docs-model/mdx/blocks';
import type { Source } from '#docs-model/facts/source';
import type { IndexedField, IndexedRule } from './index-shape';

/** The place of a list or a map whose elements have no names of their own. */
const EACH = '/*';

/** An API with the host before the addresses of its pages: the index is read far from the site. */
export interface IndexSource extends Source {
  /** Without a slash at the end. */
  site: string;
}

interface Level {
  source: IndexSource;
  pointer: string;
  /** Types around the object; one inside itself is named and not opened again. */
  ancestors: string[];
}

/**
 * All fields of a body, by the JSON pointer that leads to them; `*` stands for each element.
 *
 * @example
 * listBodyFields(source, operation.request).map(({ pointer }) => pointer);
 * // ['/id', '/title', …, '/categories', '/categories/*\/taxonomy', …]
 */
export function listBodyFields(source: IndexSource, body: BodyDoc): IndexedField[] {
  const pointer = EACH.repeat(body.type.containers.length);
  return listContent({ source, pointer, ancestors: [] }, body);
}

/** The rules of a body and of the objects inside it, each with the fields that it binds. */
export function listBodyRules(source: IndexSource, body: BodyDoc): IndexedRule[] {
  const owners = new Map<string, { type: TypeDoc; pointer: string }>();
  visitTypes(source, body, (type, pointer) => {
    if (!owners.has(type.name)) owners.set(type.name, { type, pointer });
  });
  return [...owners.values()].flatMap(({ type, pointer }) => {
    const page = `${source.site}${toTypeAddress(source.contract, type.name)}`;
    return type.rules.map((rule) => toIndexedRule(rule, pointer, `${page}#rule-${rule.id}`));
  });
}

export function toIndexedRule(rule: Rule, pointer: string, address: string): IndexedRule {
  return {
    id: rule.id,
    title: rule.title,
    text: toPlainText(rule.text),
    fields: rule.fields.map((field) => `${pointer}/${escapeKey(field)}`),
    address,
  };
}

/** What a parameter and a field have in common. */
export function toValueFacts(field: FieldDoc): Omit<IndexedField, 'pointer' | 'address'> {
  const { schema, values, notes } = field;
  const listed = Object.fromEntries(
    values.map(({ value, meaning }) => [value, toPlainText(meaning)]),
  );
  return {
    type: renderFieldType(field),
    required: field.required,
    description: toPlainText(field.description),
    ...(field.default !== undefined && { default: field.default }),
    ...(values.length > 0 &&
      (hasClosedValues(schema) ? { allowedValues: listed } : { knownValues: listed })),
    ...pickLimits(schema),
    ...(schema.examples?.[0] !== undefined && { example: schema.examples[0] }),
    ...(field.rules.length > 0 && { rules: field.rules.map(({ id }) => id) }),
    ...(field.appearsWith.length > 0 && { appearsWith: field.appearsWith }),
    ...(notes.deprecated && { deprecated: true }),
    ...(notes['x-unknown'] && { notDocumented: toPlainText(notes['x-unknown']) }),
    ...(notes['x-inferred'] && { inferred: toPlainText(notes['x-inferred']) }),
  };
}

function listContent(level: Level, body: BodyDoc): IndexedField[] {
  const { source } = level;
  const type = findType(source, body);
  if (!type) {
    return listInnerFields(source.document, body.schema).flatMap((field) =>
      toFields(level, field, undefined),
    );
  }
  const inside = { ...level, ancestors: [...level.ancestors, type.name] };
  return type.fields.flatMap((field) => toFields(inside, field, type.name));
}

function toFields(level: Level, field: FieldDoc, owner: string | undefined): IndexedField[] {
  const { source, ancestors } = level;
  const pointer = `${level.pointer}/${escapeKey(field.name)}`;
  const isRepeated = field.type.isReference && ancestors.includes(field.type.name);
  const inner = { ...level, pointer: pointer + EACH.repeat(field.type.containers.length) };
  return [
    {
      pointer,
      ...toValueFacts(field),
      ...(isRepeated && { repeats: field.type.name }),
      ...(owner !== undefined && {
        address: `${source.site}${toTypeAddress(source.contract, owner, field.name)}`,
      }),
    },
    ...(isRepeated ? [] : listContent(inner, { schema: field.schema, type: field.type })),
  ];
}

function visitTypes(
  source: Source,
  body: BodyDoc,
  visit: (type: TypeDoc, pointer: string) => void,
  pointer = '',
  ancestors: string[] = [],
): void {
  const type = findType(source, body);
  if (type && ancestors.includes(type.name)) return;
  const here = pointer + EACH.repeat(body.type.containers.length);
  if (type) visit(type, here);
  const fields = type?.fields ?? listInnerFields(source.document, body.schema);
  const around = type ? [...ancestors, type.name] : ancestors;
  fields.forEach((field) =>
    visitTypes(source, field, visit, `${here}/${escapeKey(field.name)}`, around),
  );
}

function findType({ types }: Source, { type }: Pick<BodyDoc, 'type'>): TypeDoc | undefined {
  return type.isReference ? types.find(({ name }) => name === type.name) : undefined;
}
