import type { Element } from 'hast';
import type { BodyContent, ContentField } from '#docs-model/facts/body-content';
import type { TypeExpression } from '#contract/type-expression';
import { toTypeUrl } from '#docs-model/links/link-targets';
import { renderFacts } from './field-facts';
import { h } from './hast';
import type { Child } from './hast';
import { renderBlocks } from './markdown';
import { renderRules } from './notes';
import type { Location } from './location';

/** What is needed to show the fields of one object inside the others that lead to it. */
interface Level {
  place: Location;
  /** Anchor of the object: `recommendPhotos.constraints`. */
  prefix: string;
}

/** The content of a body or a nested object: rules, what is not known, and the fields. */
export function renderContent(level: Level, { type, fields }: BodyContent): Child[] {
  return [type ? renderRules(type.rules, level.prefix) : undefined, renderFields(level, fields)];
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
    h('dd', {}, renderFacts(place, field, prefix)),
    renderInside({ place, prefix: id }, content),
  );
}

/** The name is its own permanent link; the style sheet adds the sign when it is pointed at. */
function renderName(name: string, id: string): Element {
  return h('a', { class: 'name', href: `#${id}` }, h('code', {}, name));
}

/** @example list of <a href="/api_media2/reference/Category/">Category</a> */
export function renderTypeName({ source }: Location, type: TypeExpression): Child[] {
  const containers = type.containers.map((container) => `${container} of `).join('');
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
    type ? h('div', { class: 'about' }, renderBlocks(type.description)) : undefined,
    renderContent(level, content),
  );
}

function count(fields: ContentField[]): string {
  return `${fields.length} ${fields.length === 1 ? 'field' : 'fields'}`;
}
