import { loaders } from '@generated/field-cards/default/loaders';
import type { Definitions, FieldCards } from '@docs/openapi/describe';
import type { ContractName } from '@docs/vendor';

export async function loadCards(contract: ContractName): Promise<FieldCards> {
  return (await loaders[contract]!()).default;
}

export async function loadDefinitions(): Promise<Definitions> {
  return (await import('@generated/field-cards/default/glossary.json')).default;
}
