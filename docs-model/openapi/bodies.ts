import type { BodyDoc } from '#contract/list-operations';
import { toBodyContent } from '#docs-model/facts/body-content';
import { listParameterFields } from '#docs-model/facts/parameter-fields';
import { toResponsePrefix } from '#docs-model/links/field-id';
import { renderContent, renderField, renderTypeName } from './fields';
import { h } from './hast';
import type { Child } from './hast';
import { renderBlocks } from './markdown';
import type { Location } from './location';

export function renderParameters(place: Location): Child[] {
  const parameters = listParameterFields(place.source, place.operation);
  if (parameters.length === 0) return [];
  const level = { place, prefix: place.operation.id };
  const entries = parameters.map(({ id, location, field }) =>
    renderField(level, { field, content: NO_CONTENT }, id, ` in the ${location}`),
  );
  return [h('h4', {}, 'Parameters'), h('dl', { class: 'fields' }, entries)];
}

const NO_CONTENT = { isRepeated: false, fields: [] };

export function renderRequest(place: Location): Child[] {
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

export function renderResponse(place: Location): Child[] {
  const { operation } = place;
  const description = operation.responseDescription;
  if (!operation.response) return [h('h4', {}, 'Response'), renderBlocks(description)];
  return renderBody(place, operation.response, {
    title: 'Response',
    description,
    prefix: toResponsePrefix(operation),
  });
}

function renderBody(
  place: Location,
  body: BodyDoc,
  { title, description, prefix }: { title: string; description: string; prefix: string },
): Child[] {
  return [
    h('h4', {}, title, ' ', h('span', { class: 'type' }, renderTypeName(place, body.type))),
    renderBlocks(description),
    renderContent({ place, prefix }, toBodyContent(place.source, body)),
  ];
}
