import { loaders } from '@generated/field-cards/default/loaders';
import type { Definitions, FieldCards } from '@docs/openapi/describe';
import type { ContractName } from '@docs/vendor';
import type { Assistant } from '../../ui/CompletionArea/assistant';

export async function loadCards(contract: ContractName): Promise<FieldCards> {
  return (await loaders[contract]!()).default;
}

export async function fetchDefinitions(): Promise<Definitions> {
  return (await import('@generated/field-cards/default/glossary.json')).default;
}

/** Loads what may come next in the body of a request. */
export async function loadCompletions(
  contract: ContractName,
  operationId: string,
): Promise<Assistant['findCompletions']> {
  const [cards, { findFieldCompletions }] = await Promise.all([
    loadCards(contract),
    import('./completions'),
  ]);
  return (text, caret, isAsked) =>
    findFieldCompletions({ cards, body: `${operationId}.request`, text, caret, isAsked });
}
