import { collectInstances, listOperations, listTypes } from '@docs/openapi';
import type { Instance, OperationDoc, TypeDoc, Example, OpenApiDocument } from '@docs/openapi';
import { loadContract, loadExamples, findRepository } from '@docs/openapi/node';
import type { ContractName } from '@docs/vendor';
import { findProductOf } from '../find-product';
import { findGuides } from './load-written-pages';
import type { Guide } from './load-written-pages';

/** All that the pages of one API are made from. */
export interface Source {
  contract: ContractName;
  document: OpenApiDocument;
  types: TypeDoc[];
  operations: OperationDoc[];
  examples: Example[];
  instances: Instance[];
  /** Pages that explain an example, by its name. */
  guides: Map<string, Guide[]>;
}

export async function loadSource(contract: ContractName): Promise<Source> {
  const document = await loadContract(contract);
  const examples = [...(await loadExamples(contract)).values()];
  const product = findProductOf(contract);
  return {
    contract,
    document,
    types: listTypes(document),
    operations: listOperations(document),
    examples,
    instances: collectInstances(document, examples),
    guides: await findGuides(`${findRepository()}/site/content/${product.id}`, product.route),
  };
}
