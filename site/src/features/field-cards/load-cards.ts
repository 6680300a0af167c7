import type { Definitions, FieldCards } from '@docs/openapi/describe';
import type { ContractName } from '@docs/geneea';

const LOADERS: Record<ContractName, () => Promise<{ default: FieldCards }>> = {
  'media-v2': () => import('@generated/field-cards/default/media-v2.json'),
  'general-v3': () => import('@generated/field-cards/default/general-v3.json'),
  'media-v1': () => import('@generated/field-cards/default/media-v1.json'),
};

export async function loadCards(contract: ContractName): Promise<FieldCards> {
  return (await LOADERS[contract]()).default;
}

export async function loadDefinitions(): Promise<Definitions> {
  return (await import('@generated/field-cards/default/glossary.json')).default;
}
