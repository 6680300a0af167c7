import { toWordList } from '@docs/utils';
import { contractNames } from '@docs/vendor';
import { loadContract } from '@docs/openapi/node';
import type { Contracts } from '../types';

/** Reads the contracts of this repository from their files. */
export async function loadContracts(root?: string): Promise<Contracts> {
  const documents = contractNames.map(async (name) => [name, await loadContract(name, root)]);
  return Object.fromEntries(await Promise.all(documents));
}

/** Keys that readers need and the sandbox does not. */
const PROSE = new Set(
  toWordList([
    'description summary examples x-enumDescriptions x-enumGroups x-unknown x-probe x-inferred',
    'x-appears-with x-since x-successor x-cause x-remedy x-group',
  ]),
);

/**
 * Takes the prose out of the contracts: what is left is a third, for pages to fetch. Responses are
 * described for readers only, so they go too.
 */
export function slimContracts(contracts: Contracts): Contracts {
  return slim(contracts) as Contracts;
}

function slim(node: unknown, isNames = false): unknown {
  if (Array.isArray(node)) return node.map((item) => slim(item));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      // Below `properties` the keys are names of fields, and a field may be called description.
      .filter(([key]) => isNames || !(PROSE.has(key) || key === 'responses'))
      .map(([key, value]) => [
        key,
        slim(value, !isNames && (key === 'properties' || key === 'schemas')),
      ]),
  );
}
