import type { BodyDoc } from '#contract/list-operations';
import type { FieldDoc, TypeDoc } from '#contract/list-types';
import { toAnswerPrefix, toParameterId } from '#docs-model/links/field-id';
import { renderField, renderFields, renderType, renderTypeName } from './fields';
import { h } from './hast';
import type { Child } from './hast';
import { listInnerFields, listParameters } from '#docs-model/facts/list-fields';
import { renderBlocks } from './markdown';
import type { Place } from './place';

export function renderParameters(place: Place): Child[] {
  const { operation, source } = place;
  if (operation.parameters.length === 0) return [];
  const bodyFields = findFields(place, operation.request);
  const fields = listParameters(source.document, operation.parameters);
  const entries = operation.parameters.flatMap((parameter, index) => {
    const field = fields[index];
    if (!field) return [];
    const id = toParameterId(operation.id, parameter, bodyFields);
    const rules = operation.rules.filter((rule) => rule.fields.includes(field.name));
    const level = { place, prefix: operation.id, ancestors: [] };
    return [renderField(level, { ...field, rules }, id, ` in the ${parameter.in}`)];
  });
  return [h('h4', {}, 'Parameters'), h('dl', { class: 'fields' }, entries)];
}

export function renderRequest(place: Place): Child[] {
  const { operation, source } = place;
  if (!operation.request) return [];
  const { description = '' } =
    source.document.paths[operation.path]?.[operation.method]?.requestBody ?? {};
  return renderBody(place, operation.request, {
    title: 'Body',
    description,
    prefix: operation.id,
  });
}

export function renderAnswer(place: Place): Child[] {
  const { operation } = place;
  const description = operation.answerDescription;
  if (!operation.answer) return [h('h4', {}, 'Answer'), renderBlocks(description)];
  return renderBody(place, operation.answer, {
    title: 'Answer',
    description,
    prefix: toAnswerPrefix(operation),
  });
}

function renderBody(
  place: Place,
  body: BodyDoc,
  { title, description, prefix }: { title: string; description: string; prefix: string },
): Child[] {
  const level = { place, prefix, ancestors: [] };
  const type = findType(place, body);
  return [
    h('h4', {}, title, ' ', h('span', { class: 'type' }, renderTypeName(place, body.type))),
    renderBlocks(description),
    type ? renderType(level, type) : renderFields(level, findFields(place, body)),
  ];
}

function findType({ source }: Place, { type }: BodyDoc): TypeDoc | undefined {
  return source.types.find(({ name }) => type.isReference && name === type.name);
}

function findFields(place: Place, body: BodyDoc | undefined): FieldDoc[] {
  if (!body) return [];
  const { document } = place.source;
  return findType(place, body)?.fields ?? listInnerFields(document, body.schema);
}
