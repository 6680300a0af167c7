import type { Element } from 'hast';
import type { ErrorDoc, OperationDoc } from '#contract/read/list-operations';
import { toStatusLine } from '#contract/read/status-names';
import { drawOperationFacts } from '#docs-model/facts/operation-facts';
import type { BodyFact, ParameterField } from '#docs-model/facts/operation-facts';
import type { Source } from '#docs-model/facts/source';
import { toErrorUrl } from '#docs-model/links/link-targets';
import { renderExamplePair } from './examples';
import { renderContent, renderField, renderRule, renderSuccessor, renderTypeName } from './fields';
import type { Location } from './fields';
import { breakPath, h, renderBlocks, renderHeadingLink } from './hast';
import type { Child } from './hast';

/** All about one operation, under its operationId. */
export function renderOperation(source: Source, operation: OperationDoc): Element {
  const { id, method, path, summary } = operation;
  const place = { source, operation };
  const drawn = drawOperationFacts<{ words?: Child; beside?: Child }>(source, operation, {
    deprecated: () => ({ words: h('p', {}, h('b', {}, 'Deprecated.')) }),
    description: ({ text }) => ({ words: renderBlocks(text) }),
    rule: ({ rule }) => ({ words: renderRule(rule, id) }),
    parameters: ({ parameters }) => ({ words: renderParameters(place, parameters) }),
    request: (body) => ({ words: renderBody(place, body) }),
    response: (body) => ({ words: renderBody(place, body) }),
    errors: ({ own }) => ({ words: renderErrors(place, own) }),
    // It is beside each request: see renderExamplePair().
    console: () => ({}),
    since: ({ version }) => ({ words: h('p', { class: 'small' }, `Since ${version}`) }),
    successor: (fact) => ({ words: h('p', { class: 'small' }, renderSuccessor(fact.successor)) }),
    question: () => ({}),
    examples: ({ shown, all }) => ({ beside: renderExamplePair(source, shown, all) }),
  });
  return h(
    'section',
    { id, class: 'split operation' },
    h(
      'div',
      { class: 'words' },
      h('h3', {}, renderHeadingLink(id, summary)),
      h(
        'p',
        { class: 'call' },
        h('span', { class: `method ${method}` }, method.toUpperCase()),
        ' ',
        h('code', {}, breakPath(path)),
        ' ',
        h('span', { class: 'type' }, id),
        ' ',
        h('button', { type: 'button', class: 'quiet-button', dataPrint: true }, 'Print'),
      ),
      drawn.map(({ words }) => words),
    ),
    drawn.map(({ beside }) => beside),
  );
}

const NO_CONTENT = { isRepeated: false, fields: [] };

function renderParameters(place: Location, parameters: ParameterField[]): Child[] {
  const level = { place, prefix: place.operation.id };
  const entries = parameters.map(({ id, location, field }) =>
    renderField(level, { field, content: NO_CONTENT }, id, ` in the ${location}`),
  );
  return [h('h4', {}, 'Parameters'), h('dl', { class: 'fields' }, entries)];
}

function renderBody(place: Location, { title, description, prefix, body }: BodyFact): Child[] {
  const type = body && [' ', h('span', { class: 'type' }, renderTypeName(place, body.type))];
  return [
    h('h4', {}, title, type),
    renderBlocks(description),
    body && renderContent({ place, prefix }, body.content),
  ];
}

/** The overview of the API has cause and remedy of each error. */
function renderErrors({ source, operation }: Location, errors: ErrorDoc[]): Child[] {
  if (errors.length === 0) return [];
  const items = errors.map(({ status }) => {
    const label = h('code', {}, toStatusLine(status));
    const link = h('a', { href: toErrorUrl(source.contract, status) }, label);
    return h('li', { id: `${operation.id}.error-${status}` }, link);
  });
  return [h('h4', {}, 'Errors'), h('ul', { class: 'errors' }, items)];
}
