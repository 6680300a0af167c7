import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { listTypes } from '@docs/openapi';
import { printLoaders } from '@docs/utils/node';
import { findRepository, loadContract } from '@docs/openapi/node';
import { contractNames } from '@docs/vendor';
import type { NestedType } from '@docs/openapi/describe';
import { buildNestedTypes } from '@docs/docs-model/openapi-page';

type Content = [string, Record<string, NestedType>][];

/**
 * The fields of types for the fields that have these types. Pages carry only a button; the fields of
 * all types of an API are one file, which is downloaded when the first of them is shown.
 */
export default function nestedTypes(): Plugin<Content> {
  return {
    name: 'nested-types',
    loadContent: () =>
      Promise.all(
        contractNames.map(async (contract): Promise<Content[number]> => {
          const document = await loadContract(contract);
          return [contract, await buildNestedTypes(contract, listTypes(document))];
        }),
      ),
    async contentLoaded({ content, actions: { createData } }) {
      for (const [contract, types] of content) {
        await createData(`${contract}.json`, JSON.stringify(types));
      }
      await createData('loaders.js', printLoaders(contractNames));
    },
    getPathsToWatch: () => [path.join(findRepository(), 'contracts/*/openapi.yaml')],
  };
}
