import type { Example } from '#contract/example';
import { loadContract, toContractFile } from '#contract/load';
import { loadExamples } from '#contract/load-examples';
import type { ContractName } from '#contract/names';
import type { OpenApiDocument } from '#contract/openapi';

/** A contract with all that is checked together. */
export interface Subject {
  contract: ContractName;
  file: string;
  document: OpenApiDocument;
  examples: Example[];
}

export async function loadSubject(contract: ContractName, root: string): Promise<Subject> {
  return {
    contract,
    file: toContractFile(contract),
    document: await loadContract(contract, root),
    examples: [...(await loadExamples(contract, root)).values()],
  };
}

/** @example toExampleFile(kbSearch, 'request.json'); // 'contract/media-v2/examples/kb-search/request.json' */
export function toExampleFile({ contract, name }: Example, file: string): string {
  return `contract/${contract}/examples/${name}/${file}`;
}
