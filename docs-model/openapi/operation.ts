import type { Element } from 'hast';
import type { OperationDoc } from '#contract/list-operations';
import type { Source } from '#docs-model/facts/source';
import { renderResponse, renderParameters, renderRequest } from './bodies';
import { breakPath } from './break-path';
import { renderErrors } from './errors';
import { renderExamplePair } from './example-pair';
import { h } from './hast';
import { renderHeadingLink } from './heading-link';
import { renderBlocks } from './markdown';
import { renderRules } from './notes';

/** All about one operation, under its operationId. */
export function renderOperation(source: Source, operation: OperationDoc): Element {
  const place = { source, operation };
  const { id, method, path, summary, description, rules, notes } = operation;
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
      notes.deprecated ? h('p', {}, h('b', {}, 'Deprecated.')) : undefined,
      renderBlocks(description),
      renderRules(rules, id),
      renderParameters(place),
      renderRequest(place),
      renderResponse(place),
      renderErrors(source, operation),
    ),
    renderExamplePair(place),
  );
}
