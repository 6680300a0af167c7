import type { FieldMap } from '#contract/field-map';
import { loadContract } from '#contract/load';
import type { ContractName } from '#contract/names';
import { toReferenceRoute } from '#docs-model/links/link-targets';
import { toFieldMap } from './to-field-map';
import type { MappedField } from './to-field-map';

/** The map of a contract, with the place of its pages. */
export async function loadFieldMap(contract: ContractName): Promise<FieldMap<MappedField>> {
  return { route: toReferenceRoute(contract), ...toFieldMap(await loadContract(contract)) };
}
