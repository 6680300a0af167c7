import { BaseResolver, lintDocument, Source } from '@redocly/openapi-core';
import type { Config } from '@redocly/openapi-core';
import type { Example, OpenApiDocument } from '@docs/openapi';
import { loadContract, toContractFile, loadExamples } from '@docs/openapi/node';
import type { ContractName } from '@docs/vendor';

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

/** Runs rules of Redocly's library on a document. */
export async function runRules(
  file: string,
  document: OpenApiDocument,
  config: Config,
): Promise<Finding[]> {
  const problems = await lintDocument({
    document: { source: new Source(file, ''), parsed: document },
    externalRefResolver: new BaseResolver(),
    config,
  });
  return problems.map(({ message, ruleId, location }) => ({
    file,
    pointer: location[0]?.pointer?.replace(/^#\/?/, '/').replace(/^\/$/, '') ?? '',
    message: `${message.replace(/\s+/g, ' ').trim()} (${ruleId})`,
  }));
}

/** @example toExampleFile(kbSearch, 'request.json'); // 'contracts/media-v2/examples/kb-search/request.json' */
export function toExampleFile({ contract, name }: Example, file: string): string {
  return `contracts/${contract}/examples/${name}/${file}`;
}

/** @example 'contracts/media-v2/openapi.yaml#/components/schemas/Tag: has no description' */
export function renderFinding({ file, pointer, message }: Finding): string {
  return `${file}#${pointer}: ${message}`;
}
