import type { OperationDoc } from '#contract/list-operations';
import { listOwnErrors } from '#contract/own-errors';
import { toStatusLine } from '#contract/status-names';
import type { Source } from '#docs-model/facts/source';
import { toErrorUrl } from '#docs-model/links/link-targets';
import { h } from './hast';
import type { Child } from './hast';

/** The errors that an operation can cause; the overview of the API has cause and remedy of each. */
export function renderErrors({ contract }: Source, operation: OperationDoc): Child[] {
  const errors = listOwnErrors(operation);
  if (errors.length === 0) return [];
  return [
    h('h4', {}, 'Errors'),
    h(
      'ul',
      { class: 'errors' },
      errors.map(({ status }) =>
        h(
          'li',
          { id: `${operation.id}.error-${status}` },
          h('a', { href: toErrorUrl(contract, status) }, h('code', {}, toStatusLine(status))),
        ),
      ),
    ),
  ];
}
