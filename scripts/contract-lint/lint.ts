import { contractNames } from '#contract/names';
import type { ContractName } from '#contract/names';
import { checkDescriptions } from './check-descriptions';
import { checkExamples } from './check-examples';
import { checkOperations } from './check-operations';
import { checkReferences } from './check-references';
import { checkStructure } from './check-structure';
import type { Finding } from './finding';
import { countFields, listUnexemplified } from './list-unexemplified';
import { loadSubject } from './subject';

export interface Report {
  contract: ContractName;
  findings: Finding[];
  fieldCount: number;
  /** Fields that no example shows; they are reported, not rejected. */
  unexemplified: string[];
}

/**
 * Checks every contract of the repository in the current folder.
 *
 * @throws when a contract or an example cannot be read at all
 */
export async function lintContracts(root = process.cwd()): Promise<Report[]> {
  return Promise.all(
    contractNames.map(async (contract) => {
      const subject = await loadSubject(contract, root);
      const findings = [
        ...(await checkStructure(subject, root)),
        ...checkDescriptions(subject),
        ...checkOperations(subject),
        ...checkExamples(subject),
        ...(await checkReferences(subject)),
      ];
      return {
        contract,
        findings,
        fieldCount: countFields(subject),
        unexemplified: listUnexemplified(subject),
      };
    }),
  );
}
