import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { listOperations } from '#contract/list-operations';
import type { OperationDoc } from '#contract/list-operations';
import { loadContract } from '#contract/load';
import { contractNames } from '#contract/names';
import type { ContractName } from '#contract/names';
import { suggest } from '#contract/suggest';
import { toErrorAnchor } from '#docs-model/links/link-targets';
import { toBlocks } from './blocks';
import { toPlace } from './contract-links';
import { element, readAttributes } from './elements';

/**
 * Replaces `<Errors />` by the errors that the operations of an API document, with cause and remedy.
 * `<Errors contract="general-v3" />` names another API than the page's own.
 */
export function errors({ contract }: { contract?: ContractName } = {}) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const places: MdxJsxFlowElement[] = [];
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      if (node.name === 'Errors') places.push(node);
    });
    for (const node of places) {
      const name = readAttributes(node).contract ?? contract ?? '';
      const known = contractNames.find((candidate) => candidate === name);
      if (known === undefined) {
        throw new Error(
          `${toPlace(file, node)} shows the errors of "${name}". ${suggest(name, [...contractNames])}`,
        );
      }
      // Without a name an element is a fragment: the table takes the place of the word.
      const content: RootContent[] = [toErrorList(listOperations(await loadContract(known)))];
      Object.assign(node, { name: null, attributes: [], children: content });
    }
  };
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
