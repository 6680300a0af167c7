import type { Element } from 'hast';
import type { FieldDoc, TypeDoc } from '#contract/list-types';
import type { TypeExpression } from '#contract/type-expression';
import { toTypeAddress } from '#docs-model/links/link-targets';
import { renderFacts } from './field-facts';
import { h } from './hast';
import type { Child } from './hast';
import { listInnerFields } from '#docs-model/facts/list-fields';
import { renderBlocks } from './markdown';
import { renderHonestLines, renderRules } from './notes';
import type { Place } from './place';

/** What is needed to show the fields of one object inside the others that lead to it. */
interface Level {
  place: Place;
  /** Address of the object: `recommendPhotos.constraints`. */
  prefix: string;
  /** The types around it, outermost first; a type inside itself is not opened again. */
  ancestors: string[];
}

/** The content of a body or a nested object: rules, what is not known, and the fields. */
export function renderType(level: Level, type: TypeDoc): Child[] {
  const inside = { ...level, ancestors: [...level.ancestors, type.name] };
  return [
    renderRules(type.rules, level.prefix),
    renderHonestLines(type.notes),
    renderFields(inside, type.fields),
  ];
}

export function renderFields(level: Level, fields: FieldDoc[]): Child {
  if (fields.length === 0) return undefined;
  return h(
    'dl',
    { class: 'fields' },
    fields.map((field) => renderField(level, field, `${level.prefix}.${field.name}`)),
  );
}

/** One field: its name under a permanent address, its type, its meaning, and what it holds. */
export function renderField(level: Level, field: FieldDoc, id: string, where?: string): Element {
  const { place, prefix, ancestors } = level;
  return h(
    'div',
    { id },
    h(
      'dt',
      {},
      renderName(field.name, id),
      field.required ? [' ', h('b', {}, 'required')] : undefined,
      field.notes.deprecated ? [' ', h('b', {}, 'deprecated')] : undefined,
      h('span', { class: 'type' }, renderTypeName(place, field.type), where),
    ),
    h(
      'dd',
      {},
      renderBlocks(field.description),
      renderFacts(place, field, prefix),
      renderHonestLines(field.notes),
    ),
    renderInside({ place, prefix: id, ancestors }, field),
  );
}

/** The name is its own permanent link; the style sheet adds the sign when it is pointed at. */
function renderName(name: string, id: string): Element {
  return h('a', { class: 'name', href: `#${id}` }, h('code', {}, name));
}

/** @example list of <a href="/api_media2/reference/Category/">Category</a> */
export function renderTypeName({ source }: Place, type: TypeExpression): Child[] {
  const containers = type.containers.map((container) => `${container} of `).join('');
  if (!type.isReference) return [containers, type.name];
  return [containers, h('a', { href: toTypeAddress(source.contract, type.name) }, type.name)];
}

/** A definition of its own, so that it has the width of the page and not of the column. */
function renderInside(level: Level, field: FieldDoc): Child {
  const content = renderContent(level, field);
  return content && h('dd', { class: 'inside' }, content);
}

function renderContent(level: Level, field: FieldDoc): Child {
  const { source } = level.place;
  const { name, isReference } = field.type;
  if (!isReference) {
    const inner = listInnerFields(source.document, field.schema);
    if (inner.length === 0) return undefined;
    return h('details', {}, h('summary', {}, count(inner)), renderFields(level, inner));
  }
  const type = source.types.find((candidate) => candidate.name === name);
  if (!type || type.fields.length === 0) return undefined;
  if (level.ancestors.includes(name)) {
    const link = h('a', { href: toTypeAddress(source.contract, name) }, `Fields of ${name}`);
    return h('p', { class: 'small' }, link, ', as above');
  }
  return h(
    'details',
    {},
    h('summary', {}, h('code', {}, name), ` ${count(type.fields)}`),
    h('div', { class: 'about' }, renderBlocks(type.description)),
    renderType(level, type),
  );
}

function count(fields: FieldDoc[]): string {
  return `${fields.length} ${fields.length === 1 ? 'field' : 'fields'}`;
}
