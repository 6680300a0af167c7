import type { Example } from '#contract/examples/example';
import { loadContract, toContractFile } from '#contract/read/load';
import { loadExamples } from '#contract/examples/load-examples';
import type { ContractName } from '#contract/names';
import type { OpenApiDocument } from '#contract/read/openapi';

/** A contract with all that is checked together. */
export interface Subject {
  contract: ContractName;
  file: string;
  document: OpenApiDocument;
  examples: Example[];
}

/** Something that must be corrected, and where. */
export interface Finding {
  /** Relative to the repository. */
  file: string;
  /** JSON pointer inside the file; empty for the whole file. */
  pointer: string;
  message: string;
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

/** @example 'contract/media-v2/openapi.yaml#/components/schemas/Tag: has no description' */
export function renderFinding({ file, pointer, message }: Finding): string {
  return `${file}#${pointer}: ${message}`;
}
