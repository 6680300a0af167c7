import type { Element } from 'hast';
import type { FieldOption } from '#contract/describe/field-option';
import type { LimitLine } from '#contract/describe/limits';
import type { OperationDoc } from '#contract/read/list-operations';
import type { FieldDoc, TypeDoc } from '#contract/read/list-types';
import type { Rule, Successor } from '#contract/read/openapi';
import { renderContainers } from '#contract/read/type-expression';
import type { TypeExpression } from '#contract/read/type-expression';
import type { BodyContent, ContentField } from '#docs-model/facts/body-content';
import type { Renderer } from '#docs-model/facts/draw';
import { drawFieldFacts, drawTypeInPlace } from '#docs-model/facts/type-facts';
import type { FieldFact } from '#docs-model/facts/type-facts';
import type { Source } from '#docs-model/facts/source';
import { toRuleId, toTypeUrl } from '#docs-model/links/link-targets';
import { toLimitPhrases, toSuccessorPhrases } from '#docs-model/pages/field-row';
import { h, join, renderBlocks, renderContents, renderPhrases } from './hast';
import type { Child } from './hast';

/** Where something is shown: the contract that it comes from and the operation that it belongs to. */
export interface Location {
  source: Source;
  operation: OperationDoc;
}

/** What is needed to show the fields of one object inside the others that lead to it. */
export interface Level {
  place: Location;
  /** Anchor of the object: `recommendPhotos.constraints`. */
  prefix: string;
}

/** The content of a body or a nested object: its rules and its fields. */
export function renderContent(level: Level, { type, fields }: BodyContent): Child[] {
  return [type && drawType(type, level.prefix).rules, renderFields(level, fields)];
}

/** What excludes or needs what, above the fields that it binds. */
export function renderRule(rule: Rule, prefix: string): Child {
  return h(
    'p',
    { id: toRuleId(prefix, rule), class: 'rule' },
    h('strong', {}, `${rule.title}.`),
    ' ',
    renderPhrases(rule.text),
  );
}

export function drawType(type: TypeDoc, prefix: string) {
  return drawTypeInPlace<Child>(type, {
    description: ({ text }) => renderBlocks(text),
    rule: ({ rule }) => renderRule(rule, prefix),
  });
}

function renderFields(level: Level, fields: ContentField[]): Child {
  if (fields.length === 0) return undefined;
  return h(
    'dl',
    { class: 'fields' },
    fields.map((field) => renderField(level, field, `${level.prefix}.${field.field.name}`)),
  );
}

/** One field: its name under a permanent anchor, its type, its meaning, and what it contains. */
export function renderField(
  level: Level,
  { field, content }: ContentField,
  id: string,
  where?: string,
): Element {
  const { place, prefix } = level;
  const { head, blocks } = renderFacts(place, field, prefix);
  return h(
    'div',
    { id },
    h(
      'dt',
      {},
      renderName(field.name, id),
      field.required ? [' ', h('b', {}, 'required')] : undefined,
      head,
      h('span', { class: 'type' }, renderTypeName(place, field.type), where),
    ),
    h('dd', {}, blocks),
    renderInside({ place, prefix: id }, content),
  );
}

/** The name is its own permanent link; the style sheet adds the sign when it is pointed at. */
function renderName(name: string, id: string): Element {
  return h('a', { class: 'name', href: `#${id}` }, h('code', {}, name));
}

/** @example list of <a href="/api_media2/reference/Category/">Category</a> */
export function renderTypeName({ source }: Location, type: TypeExpression): Child[] {
  const containers = renderContainers(type);
  if (!type.isReference) return [containers, type.name];
  return [containers, h('a', { href: toTypeUrl(source.contract, type.name) }, type.name)];
}

/** Its own definition, so that it has the width of the page and not of the column. */
function renderInside(level: Level, content: BodyContent): Child {
  const inside = renderNested(level, content);
  return inside && h('dd', { class: 'inside' }, inside);
}

function renderNested(level: Level, content: BodyContent): Child {
  const { type, isRepeated, fields } = content;
  if (type && isRepeated && type.fields.length > 0) {
    const href = toTypeUrl(level.place.source.contract, type.name);
    return h('p', { class: 'small' }, h('a', { href }, `Fields of ${type.name}`), ', as above');
  }
  if (fields.length === 0) return undefined;
  return h(
    'details',
    {},
    h('summary', {}, type ? [h('code', {}, type.name), ' '] : undefined, count(fields)),
    type && h('div', { class: 'about' }, drawType(type, level.prefix).about),
    renderContent(level, content),
  );
}

function count(fields: ContentField[]): string {
  return `${fields.length} ${fields.length === 1 ? 'field' : 'fields'}`;
}

/** A fact is its own block, one of the short facts that share a line, or beside the name. */
type Drawn = { block: Child } | { line: Child[] } | { head: Child[] };

/** What a field takes, under which conditions, and what binds it: beside its name and below. */
function renderFacts(place: Location, field: FieldDoc, prefix: string) {
  const drawn = drawFieldFacts(field, toRenderer(place, prefix));
  const lines = drawn.flatMap((fact) => ('line' in fact ? fact.line : []));
  const first = drawn.findIndex((fact) => 'line' in fact);
  const blocks = drawn.map((fact, index) => {
    if ('block' in fact) return fact.block;
    return index === first ? h('p', { class: 'small' }, join(lines, ' · ')) : undefined;
  });
  return { head: drawn.flatMap((fact) => ('head' in fact ? fact.head : [])), blocks };
}

function toRenderer(place: Location, prefix: string): Renderer<FieldFact, Drawn> {
  return {
    deprecated: () => ({ head: [' ', h('b', {}, 'deprecated')] }),
    description: ({ text }) => ({ block: renderBlocks(text) }),
    values: ({ label, isLong, values }) => {
      if (isLong) {
        const summary = h('summary', {}, `${label} (${values.length})`);
        return { block: h('details', { class: 'values' }, summary, renderValueTable(values)) };
      }
      const items = values.map(({ value, meaning }) =>
        h('li', {}, h('code', {}, value), ' ', renderPhrases(meaning)),
      );
      return { block: h('div', { class: 'values' }, h('span', {}, label), h('ul', {}, items)) };
    },
    limits: ({ lines }) => ({ line: lines.map(renderLimit) }),
    'appears-with': ({ options }) => {
      const links = options.map((option) => {
        const label = h('code', {}, option.label);
        const href = toOptionUrl(place, option);
        return href === undefined ? label : h('a', { href }, label);
      });
      return { line: [['Appears with ', join(links, ', ')]] };
    },
    // The note above the fields says it.
    rule: ({ rule }) => ({
      line: [['Rule: ', h('a', { href: `#${toRuleId(prefix, rule)}` }, rule.title)]],
    }),
    since: ({ version }) => ({ line: [`Since ${version}`] }),
    successor: ({ successor }) => ({ line: [renderSuccessor(successor)] }),
    question: () => ({ block: undefined }),
  };
}

function renderValueTable(values: FieldDoc['values']): Child {
  return h(
    'table',
    {},
    h('thead', {}, h('tr', {}, h('th', {}, 'Value'), h('th', {}, 'Meaning'))),
    h(
      'tbody',
      {},
      values.map(({ value, meaning }) =>
        h('tr', {}, h('td', {}, h('code', {}, value)), h('td', {}, renderPhrases(meaning))),
      ),
    ),
  );
}

export function renderLimit(line: LimitLine): Child {
  return renderContents(toLimitPhrases(line));
}

export function renderSuccessor(successor: Successor): Child {
  return renderContents(toSuccessorPhrases(successor));
}

/** The option of this operation when it is one, or else the page of the type that has it. */
export function toOptionUrl(
  { source, operation }: Location,
  { owner, field }: FieldOption,
): string | undefined {
  if (owner === operation.id || owner === operation.request?.type.name) {
    return `#${operation.id}.${field}`;
  }
  const isType = source.types.some((type) => type.name === owner);
  return isType ? toTypeUrl(source.contract, owner, field) : undefined;
}
