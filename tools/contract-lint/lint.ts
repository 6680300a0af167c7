import { createConfig } from '@redocly/openapi-core';
import { loadContract, toContractFile } from '@docs/openapi/node';
import { contractNames } from '@docs/vendor';
import type { ContractName } from '@docs/vendor';
import type { OpenApiDocument } from '@docs/openapi';
import { loadSubject, runRules } from './check';
import type { Finding } from './check';
import { checkDescriptions } from './check-descriptions';
import { checkExamples } from './check-examples';
import { checkOperations } from './check-operations';
import { checkProbes } from './check-probes';
import { checkReferences } from './check-references';
import { assertions, library } from './rules.json';

export interface Report {
  contract: ContractName;
  findings: Finding[];
}

/**
 * Checks every contract of the repository in the current folder.
 *
 * @throws when a contract or an example cannot be read at all
 */
export async function lintContracts(root = process.cwd()): Promise<Report[]> {
  return Promise.all(contractNames.map((contract) => lintContract(contract, root)));
}

/** Checks one of them. */
export async function lintContract(contract: ContractName, root: string): Promise<Report> {
  const file = toContractFile(contract);
  let structure: Finding[] = [];
  try {
    structure = await checkStructure(file, await loadContract(contract, root));
    const subject = await loadSubject(contract, root);
    const findings = [
      ...structure,
      ...(await checkDescriptions(subject)),
      ...checkOperations(subject),
      ...checkExamples(subject),
      ...checkProbes(subject),
      ...(await checkReferences(subject)),
    ];
    return { contract, findings };
  } catch (cause) {
    // The other checks presuppose the structure; what breaks it has been found.
    if (structure.length > 0) return { contract, findings: structure };
    const { message } = cause as Error;
    if (message.includes(`contracts/${contract}/`)) throw cause;
    throw new Error(
      `${file} has a key, perhaps one with x-, whose value is of another type than expected ` +
        `(${String(cause)}). Undo the last change, or correct the value.`,
      { cause },
    );
  }
}

/** Checks the document against OpenAPI and against habits that spare readers surprises. */
export async function checkStructure(file: string, document: OpenApiDocument): Promise<Finding[]> {
  // Every rule is an error: a warning would be overlooked.
  const rules = Object.fromEntries(library.map((rule) => [rule, 'error' as const]));
  return runRules(file, document, await createConfig({ rules: { ...rules, ...assertions } }));
}
