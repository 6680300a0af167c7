import type { ErrorDoc, OperationDoc } from '#contract/list-operations';
import { toStatusLine } from '#contract/status-names';
import { h } from './hast';
import type { Child } from './hast';
import { renderPhrases } from './markdown';

/** What can go wrong with a call: cause, remedy, and whether the same request may succeed later. */
export function renderErrors(operation: OperationDoc): Child[] {
  const { id, errors } = operation;
  if (errors.length === 0) return [];
  return [
    h('h4', {}, 'Errors'),
    h(
      'dl',
      { class: 'errors' },
      errors.map((error) => renderError(error, `${id}.error-${error.status}`)),
    ),
  ];
}

function renderError(error: ErrorDoc, id: string): Child {
  return h(
    'div',
    { id },
    h(
      'dt',
      {},
      h('a', { class: 'name', href: `#${id}` }, h('code', {}, toStatusLine(error.status))),
      h('span', { class: 'type' }, error.retry ? 'retry later' : 'do not retry'),
    ),
    h(
      'dd',
      {},
      h('p', {}, renderPhrases(error.description), ' ', renderPhrases(error.cause)),
      h('p', {}, h('b', {}, 'Remedy'), ' ', renderPhrases(error.remedy)),
    ),
  );
}
