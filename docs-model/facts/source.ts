import { collectInstances } from '#contract/collect-instances';
import type { Instance } from '#contract/collect-instances';
import { listOperations } from '#contract/list-operations';
import type { OperationDoc } from '#contract/list-operations';
import { listTypes } from '#contract/list-types';
import type { TypeDoc } from '#contract/list-types';
import { loadContract } from '#contract/load';
import { loadExamples } from '#contract/load-examples';
import { loadVersions } from '#contract/load-versions';
import type { Version } from '#contract/load-versions';
import type { Example } from '#contract/example';
import type { ContractName } from '#contract/names';
import type { OpenApiDocument } from '#contract/openapi';
import { products } from '#products';
import { findGuides, loadPageQuestions } from './load-written-pages';
import type { Guide, OpenQuestion } from './load-written-pages';

/** All that the pages of one API are made from. */
export interface Source {
  contract: ContractName;
  document: OpenApiDocument;
  types: TypeDoc[];
  operations: OperationDoc[];
  examples: Example[];
  instances: Instance[];
  /** The documents that the API had, oldest first, with the current one. */
  versions?: Version[];
  /** Pages that explain an example, by its name. */
  guides?: Map<string, Guide[]>;
  /** Questions that the written pages of the product leave open. */
  pageQuestions?: OpenQuestion[];
}

export async function loadSource(contract: ContractName): Promise<Source> {
  const document = await loadContract(contract);
  const examples = [...(await loadExamples(contract)).values()];
  const product = products.find((candidate) => candidate.contract === contract)!;
  return {
    contract,
    document,
    types: listTypes(document),
    operations: listOperations(document),
    examples,
    instances: collectInstances(document, examples),
    versions: await loadVersions(contract),
    guides: await findGuides(`content/${product.id}`, product.route),
    pageQuestions: await loadPageQuestions(product),
  };
}
