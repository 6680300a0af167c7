import type { RootContent } from 'mdast';
import { listOperations } from '#contract/list-operations';
import type { OperationDoc } from '#contract/list-operations';
import { loadContract } from '#contract/load';
import { contractNames } from '#contract/names';
import type { ContractName } from '#contract/names';
import { suggest } from '#contract/suggest';
import { toErrorAnchor } from '#docs-model/links/link-targets';
import { toBlocks } from './blocks';
import { element } from './elements';
import { replaceElements } from './replace-elements';

/**
 * Replaces `<Errors />` by the errors that the operations of an API document, with cause and remedy.
 * `<Errors contract="general-v3" />` names another API than the page's own.
 */
export function errors({ contract }: { contract?: ContractName } = {}) {
  return replaceElements('Errors', async (attributes, position) => {
    const name = attributes.contract ?? contract ?? '';
    const known = contractNames.find((candidate) => candidate === name);
    if (known === undefined) {
      throw new Error(
        `${position} shows the errors of "${name}". ${suggest(name, [...contractNames])}`,
      );
    }
    return toErrorList(listOperations(await loadContract(known)));
  });
}

/** Each error once, by its status: operations link to those that they can cause. */
function toErrorList(operations: OperationDoc[]): RootContent {
  const byStatus = new Map(
    operations.flatMap(({ errors: listed }) => listed.map((error) => [error.status, error])),
  );
  const listed = [...byStatus.values()].sort((a, b) => a.status.localeCompare(b.status));
  return element(
    'ErrorList',
    {},
    listed.map(({ status, name, retry, description, cause, remedy }) =>
      element(
        'ErrorItem',
        { status, name, anchor: toErrorAnchor(status), retry },
        toBlocks(`${description} ${cause} ${remedy}`.trim()),
      ),
    ),
  );
}
