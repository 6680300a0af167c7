import type { ErrorDoc, OperationDoc } from '#contract/list-operations';
import { h } from './hast';
import type { Child } from './hast';
import { renderPhrases } from './markdown';
import { renderNote } from './notes';

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
    renderNotes(errors, 'Not documented', 'x-unknown'),
    renderNotes(errors, 'Inferred', 'x-inferred'),
  ];
}

function renderError(error: ErrorDoc, id: string): Child {
  return h(
    'div',
    { id },
    h(
      'dt',
      {},
      h('a', { class: 'name', href: `#${id}` }, h('code', {}, error.status)),
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

/** The same is unknown of most errors, so it is said once, with the statuses that it is true of. */
function renderNotes(errors: ErrorDoc[], label: string, key: 'x-unknown' | 'x-inferred'): Child[] {
  const texts = [...new Set(errors.map(({ notes }) => notes[key]))];
  return texts.map((text) => {
    const statuses = errors.filter(({ notes }) => notes[key] === text).map(({ status }) => status);
    return renderNote(label, text && `${statuses.join(', ')}: ${text}`);
  });
}
