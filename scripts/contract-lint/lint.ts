import { collectInstances } from '#contract/examples/collect-instances';
import { listTypes } from '#contract/read/list-types';
import { loadContract, toContractFile } from '#contract/read/load';
import { contractNames } from '#contract/names';
import type { ContractName } from '#contract/names';
import { loadSubject } from './check';
import type { Finding, Subject } from './check';
import { checkDescriptions } from './check-descriptions';
import { checkExamples } from './check-examples';
import { checkOperations } from './check-operations';
import { checkReferences } from './check-references';
import { checkStructure } from './check-structure';

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
  return Promise.all(contractNames.map((contract) => lintContract(contract, root)));
}

/** Checks one of them. */
export async function lintContract(contract: ContractName, root: string): Promise<Report> {
  const file = toContractFile(contract);
  let structure: Finding[] = [];
  try {
    await loadContract(contract, root);
    structure = await checkStructure({ file }, root);
    const subject = await loadSubject(contract, root);
    const { findings, ...counts } = await checkContent(subject);
    return { contract, findings: [...structure, ...findings], ...counts };
  } catch (cause) {
    // The other checks presuppose the structure; what breaks it has been found.
    if (structure.length > 0) {
      return { contract, findings: structure, fieldCount: 0, unexemplified: [] };
    }
    const { message } = cause as Error;
    if (message.includes(`contract/${contract}/`)) throw cause;
    throw new Error(
      `${file} has a key, perhaps one with x-, whose value is of another type than expected ` +
        `(${String(cause)}). Undo the last change, or correct the value.`,
      { cause },
    );
  }
}

async function checkContent(subject: Subject): Promise<Omit<Report, 'contract'>> {
  return {
    findings: [
      ...checkDescriptions(subject),
      ...checkOperations(subject),
      ...checkExamples(subject),
      ...(await checkReferences(subject)),
    ],
    fieldCount: countFields(subject),
    unexemplified: listUnexemplified(subject),
  };
}

/** Fields that no example shows, as `Type.field`, in the document's order. */
export function listUnexemplified({ document, examples }: Subject): string[] {
  const shown = new Set(
    collectInstances(document, examples).flatMap(({ type, value }) =>
      typeof value === 'object' && value !== null
        ? Object.keys(value).map((key) => `${type}.${key}`)
        : [],
    ),
  );
  return listTypes(document)
    .filter(({ aliasOf }) => aliasOf === undefined)
    .flatMap((type) => type.fields.map((field) => `${type.name}.${field.name}`))
    .filter((name) => !shown.has(name));
}

/** How many fields there are, counted the same way. */
function countFields({ document }: Subject): number {
  return listTypes(document)
    .filter(({ aliasOf }) => aliasOf === undefined)
    .reduce((count, type) => count + type.fields.length, 0);
}
