import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { loadContract } from '#contract/load';
import { listExampleNames, loadExample } from '#contract/load-examples';
import type { Example } from '#contract/example';
import type { ContractName } from '#contract/names';
import { contractNames } from '#contract/names';
import { suggest } from '#contract/suggest';
import { toRequestTabs } from '../example-code';
import { toPlace } from './contract-links';
import { fence, readAttributes } from './elements';

/**
 * Puts examples of the contract on a page:
 *
 * - `<Example name="tagging-basic" />` the request, a tab for each programming language
 * - `<Result name="tagging-basic" pointer="/tags/0" />` the answer, or the part at a JSON pointer
 *
 * Examples of another document are named `general-v3/analysis-basic`.
 *
 * @throws when the example, its answer or the pointer does not exist
 */
export function examples({ contract }: { contract?: ContractName } = {}) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const places: {
      node: MdxJsxFlowElement;
      index: number;
      parent: { children: RootContent[] };
    }[] = [];
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
      if (!/^(Example|Result)$/.test(node.name ?? '') || !parent || index === undefined) return;
      places.push({ node, index, parent: parent as { children: RootContent[] } });
    });
    for (const { node, index, parent } of places) {
      parent.children[index] = await expand(node, toPlace(file, node), contract);
    }
  };
}

async function expand(
  node: MdxJsxFlowElement,
  place: string,
  home?: ContractName,
): Promise<RootContent> {
  const { name = '', pointer = '' } = readAttributes(node);
  const example = await findExample(name, place, home);
  if (node.name === 'Example') {
    return toRequestTabs(example, await loadContract(example.contract));
  }
  const value = readPointer(example, pointer, place);
  const title = pointer === '' ? 'Answer' : `Answer · ${pointer}`;
  return fence('json', JSON.stringify(value, null, 2), `title="${title}"`);
}

export async function findExample(
  name: string,
  place: string,
  home?: ContractName,
): Promise<Example> {
  const named = contractNames.find((contract) => name.startsWith(`${contract}/`));
  const contract = named ?? home;
  if (contract === undefined) {
    throw new Error(
      `${place} shows the example "${name}" without its document: "media-v2/${name}".`,
    );
  }
  const known = await listExampleNames(contract);
  const own = named === undefined ? name : name.slice(named.length + 1);
  if (!known.includes(own)) {
    throw new Error(
      `${place} shows the example "${name}", which contract/${contract}/examples does not hold. ` +
        suggest(name, known),
    );
  }
  return loadExample(contract, own);
}

function readPointer(example: Example, pointer: string, place: string): unknown {
  const keys = pointer.split('/').slice(1);
  const value = keys.reduce<unknown>(
    (node, key) =>
      typeof node === 'object' && node !== null
        ? (node as Record<string, unknown>)[key]
        : undefined,
    example.answer,
  );
  if (value === undefined) {
    throw new Error(
      `${place} shows "${pointer || '/'}" of the answer of "${example.name}", which has no such ` +
        'part. Look into its answer.json.',
    );
  }
  return value;
}
