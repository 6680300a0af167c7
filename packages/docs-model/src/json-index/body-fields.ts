import { escapeKey } from '@docs/utils';
import type { BodyDoc, FieldDoc, TypeDoc, Rule } from '@docs/openapi';
import { renderFieldType } from '@docs/openapi';
import { toTypeUrl } from '../links/link-targets';
import type { BodyContent } from '../facts/body-content';
import type { Renderer } from '../facts/draw';
import { drawFieldFacts, drawTypeInPlace } from '../facts/type-facts';
import type { FieldFact } from '../facts/type-facts';
import type { BodyFact } from '../facts/operation-facts';
import { toPlainText } from '../mdx/blocks';
import type { Source } from '../facts/source';
import type { IndexedField, IndexedRule } from './index-shape';

/** The place of a list or a map whose elements have no names. */
const EACH = '/*';

/** An API with the host of its pages: the index is read far from the site. */
export interface IndexSource extends Source {
  /** Without a slash at the end. */
  site: string;
}

/** A body with what is inside it. */
export type IndexBody = NonNullable<BodyFact['body']>;

/**
 * All fields of a body, by the JSON pointer that leads to them; `*` means each element.
 *
 * @example
 * listBodyFields(source, operation.request).map(({ pointer }) => pointer);
 * // ['/id', '/title', …, '/categories', '/categories/*\/taxonomy', …]
 */
export function listBodyFields(source: IndexSource, body: IndexBody): IndexedField[] {
  return listContent(body.content, toInnerPointer('', body));

  function listContent({ type, fields }: BodyContent, prefix: string): IndexedField[] {
    return fields.flatMap(({ field, content }) => {
      const pointer = `${prefix}/${escapeKey(field.name)}`;
      return [
        {
          pointer,
          ...buildValueFacts(field),
          ...(content.isRepeated && { repeats: field.type.name }),
          ...(type && {
            url: `${source.site}${toTypeUrl(source.contract, type.name, field.name)}`,
          }),
        },
        ...listContent(content, toInnerPointer(pointer, field)),
      ];
    });
  }
}

/** The rules of a body and of the objects inside it, each with the fields that it binds. */
export function listBodyRules(source: IndexSource, body: IndexBody): IndexedRule[] {
  const owners = new Map<string, { type: TypeDoc; pointer: string }>();
  visit(body.content, toInnerPointer('', body));
  return [...owners.values()].flatMap(({ type, pointer }) => {
    const page = `${source.site}${toTypeUrl(source.contract, type.name)}`;
    return drawTypeInPlace<IndexedRule[]>(type, {
      description: () => [],
      rule: ({ rule }) => [buildIndexedRule(rule, pointer, `${page}#rule-${rule.id}`)],
    }).rules.flat();
  });

  function visit({ type, isRepeated, fields }: BodyContent, pointer: string): void {
    if (type && !isRepeated && !owners.has(type.name)) owners.set(type.name, { type, pointer });
    fields.forEach(({ field, content }) =>
      visit(content, toInnerPointer(`${pointer}/${escapeKey(field.name)}`, field)),
    );
  }
}

/** Inside the lists and maps of a body or a field. */
function toInnerPointer(pointer: string, { type }: Pick<BodyDoc, 'type'>): string {
  return pointer + EACH.repeat(type.containers.length);
}

export function buildIndexedRule(rule: Rule, pointer: string, url: string): IndexedRule {
  return {
    id: rule.id,
    title: rule.title,
    text: toPlainText(rule.text),
    fields: rule.fields.map((field) => `${pointer}/${escapeKey(field)}`),
    url,
  };
}

type ValueFacts = Omit<IndexedField, 'pointer' | 'url'>;

/** The facts that a parameter and a field have in common. */
export function buildValueFacts(field: FieldDoc): ValueFacts {
  const { required } = field;
  const head = { type: renderFieldType(field), required, description: '' };
  return drawFieldFacts(field, RENDERER).reduce<ValueFacts>(
    (facts, { rules = [], ...fact }) => ({
      ...facts,
      ...fact,
      ...(rules.length > 0 && { rules: [...(facts.rules ?? []), ...rules] }),
    }),
    head,
  );
}

const RENDERER: Renderer<FieldFact, Partial<ValueFacts>> = {
  deprecated: () => ({ deprecated: true }),
  description: ({ text }) => ({ description: toPlainText(text) }),
  values: ({ isClosed, values }) => {
    const listed = Object.fromEntries(
      values.map(({ value, meaning }) => [value, toPlainText(meaning)]),
    );
    return isClosed ? { allowedValues: listed } : { knownValues: listed };
  },
  limits: ({ values }) => values,
  'appears-with': ({ names }) => ({ appearsWith: names }),
  rule: ({ rule }) => ({ rules: [rule.id] }),
  since: ({ version }) => ({ since: version }),
  successor: ({ successor }) => ({ successor }),
};
